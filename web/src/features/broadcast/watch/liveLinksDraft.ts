import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { readBroadcast } from '@upper-bracket/shared/live/broadcast'
import { liveLinks } from '@upper-bracket/shared/live/liveLinkSchemas'
import type { LiveLink } from '@upper-bracket/shared/live/liveLinks'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'

export interface LinkDraft extends LiveLink {
  /** The React key, which stays the same while the row is edited. */
  readonly key: string
}

export interface LiveLinksDraft {
  readonly links: readonly LinkDraft[]
}

export interface LinkProblem {
  readonly url?: 'unsupported-broadcast'
  readonly title?: TitleProblem
}

type TitleProblem = 'too-long' | 'deceptive-characters' | 'not-acceptable'

export interface LiveLinksProblems {
  /** The problems by the index of the link. */
  readonly links?: readonly LinkProblem[]
}

/**
 * Validates the list. Returns it as it would be stored, or the problems of each link. Links without an address are
 * dropped.
 */
export function readLiveLinks({ links }: LiveLinksDraft): ReadDraft<readonly LiveLink[], LiveLinksProblems> {
  const typed = links.map(({ url, lang, title, stream }) => ({ url, lang, title, stream }))
  const problems = typed.map(problemOf)
  if (problems.some(problem => problem.url !== undefined || problem.title !== undefined)) {
    return { ok: false, problems: { links: problems } }
  }
  const parsed = liveLinks.safeParse(typed.filter(isFilled))
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: {} }
}

/** Returns the link to which a refusal belongs. The browser validates like the functions, but its code may be older. */
export function liveLinksProblemsOf({ code, facts }: AppError): LiveLinksProblems {
  const { index } = facts
  if (code !== 'unsupported-broadcast' || typeof index !== 'number') return {}
  return { links: Array.from({ length: index + 1 }, (_, at) => (at === index ? { url: code } : {})) }
}

function problemOf(link: LiveLink): LinkProblem {
  if (!isFilled(link)) return {}
  const parsed = liveLinks.safeParse([link])
  const problem = parsed.success
    ? undefined
    : fieldProblems(parsed.error).find(({ path }) => path.endsWith('title'))
  return {
    ...(readBroadcast(link.url).ok ? {} : { url: 'unsupported-broadcast' }),
    ...(problem === undefined ? {} : { title: titleProblem(problem.problem) }),
  }
}

function isFilled({ url, title }: LiveLink): boolean {
  return url.trim() !== '' || title.trim() !== ''
}

function titleProblem(problem: string): TitleProblem {
  return problem === 'too-long' || problem === 'deceptive-characters' ? problem : 'not-acceptable'
}
