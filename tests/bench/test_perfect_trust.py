"""What perfect knowledge would be worth: every way to play is counted, and who accuses whom."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_match_is_won_by_one_side_in_silence_with_talk_and_in_the_light_of_truth() -> None:
    command = [sys.executable, "bench/perfect_trust.py", "--num", "2", "--players", "4", "--seed", "tests"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120).stdout

    shares = re.findall(r"^(\w+) +(?:humans|infected|nobody) +(\d+\.\d) % \(", printed, re.MULTILINE)
    for way in ("silence", "talk", "truth"):
        assert sum([float(share) for name, share in shares if name == way]) == 100.0
    told = re.findall(r"^(human|infected) accuses (human|infected): \d+\.\d\d times a match", printed, re.MULTILINE)
    assert ("human", "infected") in told
    assert ("human", "human") not in told, "humans accuse with proof only"
