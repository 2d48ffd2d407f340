// @vitest-environment happy-dom

import { screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { expect, test, vi } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
import JoinDialog from './JoinDialog.tsx'

const newcomer = person('newcomer')

const aProfile = (lang: 'ru' | 'en'): Profile => ({
  ...newProfile({ email: newcomer.email, displayName: null }, 0),
  lang,
})

async function open(
  language: 'ru' | 'en',
  rankRequired: boolean,
  changes: Partial<Competition['options']> = {},
  questions: Competition['questions'] = [],
) {
  const onReady = vi.fn(async () => undefined)
  const { options, ...rest } = aCompetition()
  const competition = {
    ...rest,
    id: 'cup',
    rules: '# Fair',
    questions,
    options: { ...options, rankRequired, ...changes },
  }
  const page = await renderPage({
    language,
    user: newcomer,
    documents: { 'profiles/newcomer': aProfile(language) },
    Page: () => (
      <JoinDialog
        competition={competition}
        uid={newcomer.uid}
        profile={aProfile(language)}
        missing={{ name: true, rank: true }}
        isQuestioned={questions.length > 0}
        onClose={() => undefined}
        onReady={onReady}
      />
    ),
  })
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText<HTMLInputElement>({ ru: /^Имя на сайте/, en: /^Display name/ }[language])
  const join = () =>
    page.user.click(dialog.getByRole('button', { name: { ru: 'Участвовать', en: 'Join' }[language] }))
  return { ...page, dialog, name, join, onReady }
}

test.each([
  {
    language: 'ru',
    address: 'Это почта. Впишите имя, под которым играете',
    empty: 'Без имени не получится: введите хотя бы один символ',
    hidden: 'Уберите невидимые символы',
  },
  {
    language: 'en',
    address: 'This is an e-mail. Enter the name you play under',
    empty: 'Enter at least one character',
    hidden: 'Remove the invisible characters',
  },
] as const)(
  'a name that cannot be shown is refused in words ($language)',
  async ({ language, address, empty, hidden }) => {
    const { fill, dialog, name, join, onReady, firestore } = await open(language, false)
    // The part before the @ is proposed: the address of nobody is shown.
    expect(name.value).toBe('newcomer')
    const rules = dialog.getByRole('link', { name: { ru: 'правила турнира', en: /^rules of/ }[language] })
    expect([rules.getAttribute('href'), rules.getAttribute('target')]).toEqual([
      '/competitions/cup/rules',
      '_blank',
    ])
    for (const [typed, sentence] of [
      [newcomer.email, address],
      ['', empty],
      ['Wo\u202Elf', hidden],
    ] as const) {
      await fill(name, typed)
      await join()
      dialog.getByText(sentence)
      await waitFor(() => expect(document.activeElement).toBe(name))
    }
    expect(onReady).not.toHaveBeenCalled()

    await fill(name, 'Grey Wolf')
    await join()
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
    expect(firestore.read('profiles/newcomer')).toMatchObject({ displayName: 'Grey Wolf' })
  },
)

test.each([
  { language: 'ru', asks: 'Организатор просит указать ранг', choose: /Выбрать ранг/, rank: 'Титан' },
  { language: 'en', asks: 'The organizer asks for a rank', choose: /Choose rank/, rank: 'Immortal' },
] as const)(
  'where a rank is required, nobody joins without one ($language)',
  async ({ language, asks, choose, rank }) => {
    const { user, dialog, join, onReady, firestore } = await open(language, true)
    dialog.getByText(asks)
    await join()
    expect(onReady).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: /Dota 2/ }))
    const ranks = within(await screen.findByRole('dialog', { name: choose }))
    await user.click(ranks.getByRole('button', { name: rank }))
    await join()
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
    expect(firestore.read('profiles/newcomer')).toMatchObject({ dota: { RankTier: 80 } })
  },
)

test.each([
  {
    language: 'ru',
    asks: 'Организатор просит указать MMR',
    invalid: /^Нужно целое число от 1 до 20\s000$/,
  },
  {
    language: 'en',
    asks: 'The organizer asks for your MMR',
    invalid: 'Enter a whole number from 1 to 20,000',
  },
] as const)(
  'where players are compared by rating, it is asked for instead of the rank ($language)',
  async ({ language, asks, invalid }) => {
    const { dialog, fill, join, onReady, firestore } = await open(language, true, { rankBasis: 'rating' })
    expect(dialog.queryByRole('button', { name: /Dota 2/ })).toBeNull()
    dialog.getByText(asks)
    await join()
    expect(onReady).not.toHaveBeenCalled()
    const field = dialog.getByLabelText('MMR')
    await fill(field, 'Титан')
    await join()
    dialog.getByText(invalid)
    expect(onReady).not.toHaveBeenCalled()
    await fill(field, '4 350')
    await join()
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
    expect(firestore.read('profiles/newcomer')).toMatchObject({ dota: { RankTier: null, rating: 4350 } })
  },
)

test.each([
  {
    language: 'ru',
    seenBy: 'Ответы увидят только организаторы турнира и вы.',
    required: 'Организатор просит ответить на этот вопрос',
    age: 'Мне уже исполнилось 16 лет',
    tooYoung: 'В этом турнире участвуют только с этого возраста',
    choose: 'Выберите ответ',
  },
  {
    language: 'en',
    seenBy: 'Only the organizers of this tournament and you can see the answers.',
    required: 'The organizer asks everyone to answer this',
    age: 'I am 16 or older',
    tooYoung: 'Only people of this age can take part in this tournament',
    choose: 'Choose an answer',
  },
] as const)(
  'the questions of the organizer are answered, and the age is stated ($language)',
  async ({ language, seenBy, required, age, tooYoung, choose }) => {
    const { user, fill, dialog, name, join, onReady } = await open(language, false, { minAge: 16 }, [
      { text: 'Role?', choices: ['Core', 'Support'], required: true },
      { text: 'Where from?', choices: [], required: false },
      { text: 'Who told you?', choices: [], required: false },
    ])
    await dialog.findByText(seenBy)
    await fill(name, 'Grey Wolf')
    await join()
    dialog.getByText(required)
    dialog.getByText(tooYoung)
    const role = dialog.getByLabelText<HTMLSelectElement>(/^Role\?/)
    expect([...role.options].map(({ text }) => text)).toEqual([choose, 'Core', 'Support'])
    await user.selectOptions(role, 'Support')
    await user.click(dialog.getByRole('checkbox', { name: age }))
    await fill(dialog.getByLabelText('Where from?'), ' Ulm  on the Danube ')
    await join()
    await waitFor(() =>
      expect(onReady).toHaveBeenCalledWith(
        {
          answers: [
            { question: 'Role?', answer: 'Support' },
            { question: 'Where from?', answer: 'Ulm on the Danube' },
          ],
          statedAge: 16,
        },
        '',
      ),
    )
  },
)
