import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PostPart } from './announcer.ts'
import { nextStep } from './nextStep.ts'

interface Message {
  readonly id: number
  readonly parts: readonly PostPart[]
  readonly messageId: string | null
}

const part = (subject: string, line: string, more: Partial<PostPart> = {}): PostPart => ({
  subject,
  line,
  corrected: false,
  withdrawn: false,
  ...more,
})
const posted = (...parts: PostPart[]): Message => ({ id: 1, parts, messageId: '1' })
const always = () => true

test('what waits becomes one message, without what is not wanted or no longer so', () => {
  const lines: Record<string, string | null> = {
    'result/b/1': 'A 1:0 B',
    'result/b/2': null,
    'next/b/3': 'C',
  }
  expect(
    nextStep({
      waiting: Object.keys(lines),
      posts: [],
      lineOf: subject => lines[subject] ?? null,
      isWanted: subject => subject !== 'next/b/3',
    }),
  ).toEqual({
    handled: ['result/b/1', 'result/b/2', 'next/b/3'],
    message: { post: null, parts: [part('result/b/1', 'A 1:0 B')] },
  })
})

test('a correction edits its message before anything new is posted, and what has become of it shows', () => {
  const post = posted(part('result/b/1', 'A 1:0 B'), part('next/b/3', 'A vs C'))
  const lineOf = (subject: string) => ({ 'result/b/1': 'A 0:1 B', 'result/b/2': 'C 1:0 D' })[subject] ?? null
  const waiting = ['result/b/2', 'result/b/1', 'next/b/3']
  expect(nextStep({ waiting, posts: [post], lineOf, isWanted: always })).toEqual({
    handled: ['result/b/1', 'next/b/3'],
    message: {
      post,
      parts: [
        part('result/b/1', 'A 0:1 B', { corrected: true }),
        part('next/b/3', 'A vs C', { withdrawn: true }),
      ],
    },
  })
})

test('nothing is sent where a message already shows what is so, or was deleted', () => {
  const post = posted(part('result/b/1', 'A 1:0 B'))
  const about = { waiting: ['result/b/1'], isWanted: always }
  const nothing = { handled: ['result/b/1'], message: null }
  expect(nextStep({ ...about, posts: [post], lineOf: () => 'A 1:0 B' })).toEqual(nothing)
  expect(nextStep({ ...about, posts: [{ ...post, messageId: null }], lineOf: () => null })).toEqual(nothing)
})

test('what was withdrawn and is so again is shown as before; the start keeps its words', () => {
  const withdrawn = posted(part('result/b/1', 'A 1:0 B', { withdrawn: true }))
  const again = nextStep({
    waiting: ['result/b/1'],
    posts: [withdrawn],
    lineOf: () => 'A 1:0 B',
    isWanted: always,
  })
  expect(again.message?.parts).toEqual([part('result/b/1', 'A 1:0 B')])
  const start = posted(part('start/b', 'A vs B'))
  const same = nextStep({ waiting: ['start/b'], posts: [start], lineOf: () => 'C vs D', isWanted: always })
  expect(same.message).toBeNull()
})

test('however many wait and change meanwhile, in the end each shows once what is so', () => {
  const change = fc.record({ subject: fc.nat(29), line: fc.option(fc.nat(3)), sends: fc.nat(2) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), changes => {
      const lines = new Map<string, string>()
      let waiting: string[] = []
      let posts: Message[] = []
      const send = () => {
        const { handled, message } = nextStep({
          waiting,
          posts,
          lineOf: subject => lines.get(subject) ?? null,
          isWanted: always,
        })
        waiting = waiting.filter(subject => !handled.includes(subject))
        if (message === null) return
        const { post, parts } = message
        const next = { id: post?.id ?? posts.length, parts, messageId: '1' }
        posts = post === null ? [...posts, next] : posts.map(each => (each === post ? next : each))
      }
      for (const { subject: number, line, sends } of changes) {
        const subject = `result/b/${number}`
        if (line === null) lines.delete(subject)
        else lines.set(subject, 'x'.repeat(100 + line))
        if (!waiting.includes(subject)) waiting.push(subject)
        for (let sent = 0; sent < sends && waiting.length > 0; sent += 1) send()
      }
      while (waiting.length > 0) send()

      const shown = posts.flatMap(({ parts }) => parts)
      expect(new Set(shown.map(({ subject }) => subject)).size).toBe(shown.length)
      const standing = shown.filter(({ withdrawn }) => !withdrawn)
      expect(new Map(standing.map(({ subject, line }) => [subject, line]))).toEqual(lines)
    }),
  )
})
