import { announcementLine } from '@upper-bracket/shared/announcements/announcementLine'
import type { Announcer, Post } from '@upper-bracket/shared/announcements/announcer'
import { nextStep, type Step } from '@upper-bracket/shared/announcements/nextStep'
import { postText } from '@upper-bracket/shared/announcements/postText'
import { isWanted } from '@upper-bracket/shared/announcements/subject'
import { en } from '@upper-bracket/shared/announcements/texts/en'
import { ru } from '@upper-bracket/shared/announcements/texts/ru'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { DocumentReference } from 'firebase-admin/firestore'
import { find } from '../platform/firestore/find.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { readScene } from './readScene.ts'

/** The maximum number of values in a query. */
const subjectsAtOnce = 30

type StoredPost = Post & { readonly ref: DocumentReference<Post> }

interface Plan extends Step<StoredPost> {
  /** The text of the message, if there is one. */
  readonly text: string
}

interface Queue {
  readonly competitionId: string
  readonly competition: Competition
  readonly announcer: Announcer
  readonly connectionId: string
  /** The subjects without duplicates, oldest first. */
  readonly subjects: readonly string[]
}

/** Plans the next step from the current state of the changed subjects. */
export async function planStep(queue: Queue): Promise<Plan> {
  const { competitionId, competition, announcer, connectionId } = queue
  const waiting = queue.subjects.slice(0, subjectsAtOnce)
  const read = await find('announcementPostsByKey', {
    competitionId,
    keys: waiting.map(subject => postKey(connectionId, subject)),
  }).get()
  const posts = read.docs.map(post => ({ ...post.data(), ref: post.ref }))
  const shown = posts.flatMap(({ parts }) => parts.map(({ subject }) => subject))
  const scene = await readScene(competitionId, competition, [...waiting, ...shown])
  const texts = { ru, en }[announcer.lang]
  const step = nextStep({
    waiting,
    posts,
    lineOf: (subject, circumstances) => announcementLine(subject, scene, texts, circumstances),
    isWanted: subject => isWanted(subject, announcer.kinds),
  })
  const parts = step.message?.parts ?? []
  const page = new URL(`/competitions/${competitionId}/${tabOf(parts)}`, publicOrigin()).href
  return { ...step, text: postText(announcer.service, parts, texts, page) }
}

/** The tab that shows what a message is about. */
function tabOf(parts: readonly { readonly subject: string }[]): string {
  const tabs = { 'onAir/': 'live', 'draft/': 'draft' }
  const [, tab = 'bracket'] =
    Object.entries(tabs).find(([kind]) => parts.every(({ subject }) => subject.startsWith(kind))) ?? []
  return tab
}

/** Returns the key by which the message with a subject is found. */
export function postKey(connectionId: string, subject: string): string {
  return `${connectionId}/${subject}`
}
