import { englishWords } from '@upper-bracket/shared/demonstration/englishWords'
import { shiftedFile, templatesAsOf } from '@upper-bracket/shared/demonstration/shiftedFile'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { checkedFile } from '@upper-bracket/shared/transfer/readCompetitionFile'
import { digest } from '../platform/digest.ts'
import finished from './templates/finished.json' with { type: 'json' }
import registration from './templates/registration.json' with { type: 'json' }
import running from './templates/running.json' with { type: 'json' }
import swiss from './templates/swiss.json' with { type: 'json' }

/** The competitions of the demonstration, as files of our own format. */
const templates = { registration, running, swiss, finished } as const
type TemplateName = keyof typeof templates

export interface Template {
  readonly name: TemplateName
  readonly lang: Language
}

/** Those that everybody sees: spectators watch the running one in their language. */
export const publicTemplates: readonly Template[] = [
  { name: 'registration', lang: 'ru' },
  { name: 'running', lang: 'ru' },
  { name: 'running', lang: 'en' },
  { name: 'swiss', lang: 'ru' },
  { name: 'finished', lang: 'ru' },
]

/** Returns a template as if it had been written now. */
export function templateAt({ name, lang }: Template, now: number): CompetitionFile {
  const read = checkedFile(lang === 'ru' ? templates[name] : inEnglish(templates[name]), templatesAsOf)
  if (!read.ok) throw new Error(`The template ${name} is not valid: ${JSON.stringify(read.problems)}`)
  return shiftedFile(read.file, now - templatesAsOf)
}

function inEnglish(template: unknown): unknown {
  return JSON.parse(JSON.stringify(template), (_, value: unknown) =>
    typeof value === 'string' ? (englishWords[value] ?? value) : value,
  )
}

/**
 * Returns the id of the competition that a template is on the day of `now` (UTC) after so many of its ids were
 * taken; a changed template has others.
 */
export function templateId({ name, lang }: Template, now: number, taken: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const version = digest(JSON.stringify(templates[name])).replaceAll(/\W/g, '').slice(0, 6)
  return `${lang === 'ru' ? name : `${name}-${lang}`}-${day}-${version}${taken === 0 ? '' : `-${taken}`}`
}
