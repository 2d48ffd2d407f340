import type { Post, PostPart } from './announcer.ts'

/** What a service shows of one message. */
type Shown = Pick<Post, 'parts' | 'messageId'>

/** What is to be done next over one service: at most one call of it. */
export interface Step<P extends Shown> {
  /** Dealt with once the message is sent, or at once without one. */
  readonly handled: readonly string[]
  /** `post`: the message to be edited; null to post a new one. */
  readonly message: { readonly post: P | null; readonly parts: readonly PostPart[] } | null
}

interface Circumstances<P extends Shown> {
  /** Subjects that have changed, the oldest first, none of them twice. */
  readonly waiting: readonly string[]
  /** The messages in which some of them stand. */
  readonly posts: readonly P[]
  /** What is said of a subject now; null: nothing. */
  readonly lineOf: (subject: string, circumstances: { readonly isPosted: boolean }) => string | null
  readonly isWanted: (subject: string) => boolean
}

/** So that a message stays readable, and within what Discord takes whatever is escaped in it (2,000 characters). */
const maxParts = 10
const maxCharacters = 700

/**
 * What is wrong in a message is mended first. New subjects that wait are gathered into one message, as many as fit: a
 * single result is posted at once, twenty that come while the service takes no more become two messages.
 */
export function nextStep<P extends Shown>({ waiting, posts, lineOf, isWanted }: Circumstances<P>): Step<P> {
  const postOf = (subject: string) =>
    posts.find(({ parts }) => parts.some(part => part.subject === subject)) ?? null

  const posted = waiting.find(subject => postOf(subject) !== null)
  if (posted !== undefined) {
    const post = postOf(posted)
    const parts = post?.parts.map(part => renewed(part, lineOf(part.subject, { isPosted: true }))) ?? []
    const handled = waiting.filter(subject => postOf(subject) === post)
    const isNews = post?.messageId !== null && JSON.stringify(parts) !== JSON.stringify(post?.parts)
    return { handled, message: isNews ? { post, parts } : null }
  }

  const handled: string[] = []
  const parts: PostPart[] = []
  let length = 0
  for (const subject of waiting) {
    const line = isWanted(subject) ? lineOf(subject, { isPosted: false }) : null
    if (line !== null) {
      length += line.length
      if (parts.length > 0 && (parts.length >= maxParts || length > maxCharacters)) break
      parts.push({ subject, line, corrected: false, withdrawn: false })
    }
    handled.push(subject)
  }
  return { handled, message: parts.length === 0 ? null : { post: null, parts } }
}

/** The start lists the first matches, which are played by the time it is shown again: it keeps its words. */
function renewed(part: PostPart, line: string | null): PostPart {
  if (line === null) return { ...part, withdrawn: true }
  if (part.subject.startsWith('start/')) return { ...part, withdrawn: false }
  const isOther = line !== part.line && part.subject.startsWith('result/')
  return { ...part, line, corrected: part.corrected || isOther, withdrawn: false }
}
