import { expect, test } from 'vitest'
import { answersRefusal, keptStatement } from './joiningStatement.ts'
import { settingSchema } from './settings/settingSchemas.ts'
import { settingDefaults, settingRow } from './settings/settings.ts'

const questions = [
  { text: 'Role?', choices: ['Core', 'Support'], required: true },
  { text: 'Known from?', choices: [], required: false },
]
const role = { question: 'Role?', answer: 'Core' }

test.each([
  [[role], null],
  [[{ question: 'Known from?', answer: 'A friend' }, role], null],
  [[], 'answer-required'],
  [[{ question: 'Known from?', answer: 'A friend' }], 'answer-required'],
  [[{ question: 'Role?', answer: 'Coach' }], 'questions-changed'],
  [[role, { question: 'Which role?', answer: 'Core' }], 'questions-changed'],
  [[role, { question: 'Role?', answer: 'Support' }], 'questions-changed'],
])('the answers %j are judged: %s', (answers, code) => {
  expect(answersRefusal(questions, answers)?.code ?? null).toBe(code)
})

test('an age is kept only where it is asked for', () => {
  const { options } = settingDefaults
  expect(keptStatement({ options }, { answers: [], statedAge: 18 })).toEqual({})
  const strict = { options: { ...options, minAge: 16 } } as const
  expect(keptStatement(strict, { answers: [role], statedAge: 18 })).toEqual({
    answers: [role],
    statedAge: 18,
  })
})

test.each([
  [[{ text: ' ', choices: [], required: false }], 'too-short'],
  [[{ text: 'x'.repeat(201), choices: [], required: false }], 'too-long'],
  [[{ text: 'Role?', choices: ['Core'], required: false }], 'choices-too-few'],
  [[{ text: 'Role?', choices: ['Core', 'Core'], required: false }], 'choice-repeated'],
  [[questions[0], questions[0]], 'question-repeated'],
  [Array.from({ length: 6 }, (_, at) => ({ text: `${at}?`, choices: [], required: false })), 'too-many'],
  [questions, undefined],
])('the questions %j are judged: %s', (asked, problem) => {
  const read = settingSchema(settingRow('questions')).safeParse(asked)
  expect(read.error?.issues[0]?.message).toBe(problem)
})
