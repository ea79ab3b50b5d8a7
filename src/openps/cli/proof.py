"""Checks how the seed of a table was made, against its record."""

from __future__ import annotations

import msgspec

from openps.cli.given import read_bytes
from openps.engine import record
from openps.engine.errors import OpenpsError
from openps.tables import fairness
from openps.wire import messages as wire


def checked(record_file: str, proof_file: str) -> int:
    """How many people added luck of their own; raises where the seed was not made as the proof says."""
    read = record.read(read_bytes(record_file))
    try:
        proof = msgspec.json.decode(read_bytes(proof_file), type=wire.Proof)
    except msgspec.MsgspecError:
        raise OpenpsError("error-proof", file=proof_file) from None
    parts = [(one.seat, one.entropy) for one in proof.entropies]
    made = fairness.check(proof.secret, proof.secret_commitment, parts, read.seed, read.commitment)
    if not made or proof.seed != read.seed:
        raise OpenpsError("error-proof", file=proof_file)
    return len(parts)
