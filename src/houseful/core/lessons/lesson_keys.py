"""The keys of a lesson's words."""

from houseful.core.lessons.lesson import Lesson, Step


def title_key(lesson: Lesson) -> str:
    """What a lesson is called."""
    return f"lesson-{lesson.name}"


def about_key(lesson: Lesson) -> str:
    """What one learns in it."""
    return f"lesson-{lesson.name}-about"


def step_key(lesson: Lesson, step: Step) -> str:
    """What there is to do in a step."""
    return f"lesson-{lesson.name}-{step.id}"


def done_key(lesson: Lesson, step: Step) -> str:
    """What has happened when it is done."""
    return f"lesson-{lesson.name}-{step.id}-done"


def wrong_key(lesson: Lesson, step: Step, reason: str) -> str:
    """Why a try does not do; without a reason of its own, the step's general one."""
    return f"lesson-{lesson.name}-{step.id}-wrong" + (f"-{reason}" if reason else "")


def keys_of(lesson: Lesson) -> list[str]:
    """Every key that a lesson says."""
    keys = [title_key(lesson), about_key(lesson)]
    for step in lesson.steps:
        keys += [step_key(lesson, step), done_key(lesson, step), wrong_key(lesson, step, "")]
        keys += [wrong_key(lesson, step, reason.say) for reason in step.wrong]
    return keys
