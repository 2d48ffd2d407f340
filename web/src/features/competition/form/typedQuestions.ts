import type { Question } from '@upper-bracket/shared/competition/settings/question'

/**
 * Returns the questions without the empty lines between their choices. A question of which every choice is empty keeps
 * one, so that it does not become a written one.
 */
export function typedQuestions(drafted: readonly Question[]): readonly Question[] {
  return drafted.map(({ text, choices, required }) => {
    const filled = choices.map(choice => choice.trim()).filter(choice => choice !== '')
    return { text: text.trim(), required, choices: filled.length === 0 ? choices.slice(0, 1) : filled }
  })
}
