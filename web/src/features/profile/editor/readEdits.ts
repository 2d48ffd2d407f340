import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { typedRating } from '@upper-bracket/shared/ranks/typedRating'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import type { ProfileChanges } from '#documents/profile.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import type { ProfileDraft, ProfileField, ProfileProblem, ProfileProblems } from './profileDraft.ts'
import { steamProfileLink, telegramLink } from './profileLinks.ts'

type Read<T> = { readonly value: T } | { readonly problem: ProfileProblem }

/** Returns the edited fields in the form that the rules accept, or their problems. */
export function readEdits(edits: Partial<ProfileDraft>): ReadDraft<ProfileChanges, ProfileProblems> {
  const changes: { -readonly [Key in keyof ProfileChanges]: ProfileChanges[Key] } = {}
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {}

  for (const field of textFields) {
    const text = edits[field]
    if (text === undefined) continue
    const read = readers[field](text)
    if ('value' in read) changes[field] = read.value
    else problems[field] = read.problem
  }
  if (edits.lang !== undefined) changes.lang = edits.lang
  if (edits.dotaRank !== undefined) changes.dota = { RankTier: edits.dotaRank }
  if (edits.csRank !== undefined) changes.cs = { RankTier: edits.csRank }
  for (const [scale, game] of ratings) {
    const typed = edits[scale]
    const rating = typed === undefined ? undefined : typedRating(scale, typed)
    if (rating !== undefined) changes[game] = { ...changes[game], rating }
    else if (typed !== undefined) problems[scale] = 'notRating'
  }
  return Object.keys(problems).length === 0 ? { ok: true, value: changes } : { ok: false, problems }
}

/** The scale of each rating, and the field of the profile that holds it. */
const ratings = [
  ['mmr', 'dota'],
  ['premier', 'cs'],
] as const

const textFields = ['displayName', 'steamNickname', 'realName', 'steamProfileURL', 'messagingURL'] as const

const readers: Record<(typeof textFields)[number], (text: string) => Read<string>> = {
  displayName: text => line(text, 1, profileLimits.displayNameMax),
  steamNickname: text => line(text, 0, profileLimits.steamNicknameMax),
  realName: text => line(text, 0, profileLimits.realNameMax),
  steamProfileURL: text => link(text, steamProfileLink, 'notSteam'),
  messagingURL: text => link(text, telegramLink, 'notTelegram'),
}

function line(text: string, min: number, max: number): Read<string> {
  const parsed = singleLine(min, max).safeParse(text)
  if (parsed.success) return { value: parsed.data }
  const messages = parsed.error.issues.map(issue => issue.message)
  if (messages.includes('deceptive-characters')) return { problem: 'hiddenCharacters' }
  return { problem: messages.includes('too-short') ? 'displayNameEmpty' : 'tooLong' }
}

function link(text: string, read: (text: string) => string | null, problem: ProfileProblem): Read<string> {
  if (text.trim() === '') return { value: '' }
  const value = read(text)
  return value === null ? { problem } : { value }
}
