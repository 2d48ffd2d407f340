import type { Post, PostPart } from './announcer.ts'

/** The fields of a message that decide the next step. */
type Shown = Pick<Post, 'parts' | 'messageId'>

/** The next step over one service: at most one call of it. */
export interface Step<P extends Shown> {
  /** The subjects that are handled once the message is sent, or at once if there is no message. */
  readonly handled: readonly string[]
  /** `post` is the message to edit; null to post a new one. */
  readonly message: { readonly post: P | null; readonly parts: readonly PostPart[] } | null
}

interface Circumstances<P extends Shown> {
  /** The subjects that have changed, oldest first, without duplicates. */
  readonly waiting: readonly string[]
  /** The messages that contain some of these subjects. */
  readonly posts: readonly P[]
  /** Returns the current line for a subject; null if there is none. */
  readonly lineOf: (subject: string, circumstances: { readonly isPosted: boolean }) => string | null
  readonly isWanted: (subject: string) => boolean
}

/** This keeps a message readable and, even fully escaped, within Discord's limit of 2,000 characters. */
const maxParts = 10
const maxCharacters = 700

/**
 * Outdated messages are edited first. New subjects that wait are batched into one message, up to its limit: a single
 * result is posted at once, and twenty that come while the service accepts nothing become two messages.
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

/** A start keeps its text: it lists the first matches, which have been played by the time it is edited. */
function renewed(part: PostPart, line: string | null): PostPart {
  if (line === null) return { ...part, withdrawn: true }
  if (part.subject.startsWith('start/')) return { ...part, withdrawn: false }
  const isOther = line !== part.line && part.subject.startsWith('result/')
  return { ...part, line, corrected: part.corrected || isOther, withdrawn: false }
}
