import type { Language } from '../profile/profile.ts'
import { foldedTeamName } from './foldedTeamName.ts'

const numbered: Record<Language, (number: number) => string> = {
  ru: number => `Команда ${number}`,
  en: number => `Team ${number}`,
}

/**
 * `count` default names, 'Team 1', 'Team 2' and so on, skipping those that are taken. They are stored like any other
 * name, in the language of the organizer who deals the teams, so that a team has the same name in every language.
 */
export function generatedTeamNames(lang: Language, count: number, taken: Iterable<string>): string[] {
  const folded = new Set<string>()
  for (const name of taken) folded.add(foldedTeamName(name))
  const names: string[] = []
  for (let number = 1; names.length < count; number++) {
    const name = numbered[lang](number)
    if (!folded.has(foldedTeamName(name))) names.push(name)
  }
  return names
}
