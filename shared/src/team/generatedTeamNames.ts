import type { Language } from '../profile/profile.ts'
import { foldedTeamName } from './foldedTeamName.ts'

const numbered: Record<Language, (number: number) => string> = {
  ru: number => `Команда ${number}`,
  en: number => `Team ${number}`,
}

/**
 * `count` names for teams that nobody has named: 'Команда 1', 'Команда 2' and so on, past those that are taken.
 * They are stored as names like any other, in the language of the organizer who deals the teams, because players
 * rename their team and everyone, in whatever language, speaks of it by the same name.
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
