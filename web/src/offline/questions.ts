/** What has to be worked out and is about no table (tries of a lesson, scores), where the server cannot be reached. */
import type { Answerer } from '$lib/here'

export const answerQuestion: Answerer = () => null
