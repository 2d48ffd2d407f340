import { expect, type Page } from '@playwright/test'
import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { test } from '../support/fixtures.ts'
import { playedTestCompetition } from './support/galleryCompetitions.ts'
import { galleryPeople } from './support/galleryPeople.ts'

let testCompetition: BracketedCompetition

test.beforeAll(async () => {
  testCompetition = await playedTestCompetition(await galleryPeople(), {
    teams: 4,
    format: 'double',
    name: 'Кубок',
    over: 2,
  })
})

const read = new Set(['heading', 'region', 'list', 'listitem', 'button', 'link', 'status', 'navigation'])

/** Without the invisible letter by which MUI keeps the width of buttons, and with one time for all. */
function spoken(name: unknown): string {
  return String(name ?? '')
    .replaceAll('\u200b', '')
    .replace(/(\d+ \p{L}+\.?, )?\d\d:\d\d/u, '19:30')
    .trim()
}

/** What the browser tells a screen reader within the main part of the page, in its order. */
async function reading(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const lines: string[] = []
  const visit = (nodeId: string, depth: number) => {
    const node = byId.get(nodeId)
    if (node === undefined) return
    const role = String(node.role?.value)
    const says = !node.ignored && read.has(role)
    if (says) lines.push(`${'  '.repeat(depth)}${role} ${spoken(node.name?.value)}`.trimEnd())
    // A button is read by its name.
    if (role === 'button' || role === 'link') return
    for (const child of node.childIds ?? []) visit(child, says ? depth + 1 : depth)
  }
  const main = nodes.find(node => node.role?.value === 'main')
  if (main !== undefined) visit(main.nodeId, 0)
  return lines
}

const tabs = `status
navigation Разделы турнира
  link Команды 4
  link Турнирная сетка
  link Комментаторы
  link Эфир
  link О турнире`

const agenda = `region Матчи сейчас
  heading Матчи сейчас
  status
  heading Верхняя сетка, раунд 2
  list Верхняя сетка, раунд 2
    listitem
      button Полярные волки 1 Объединённая команда Заречного района 0 идёт
  heading Нижняя сетка, раунд 1
  list Нижняя сетка, раунд 1
    listitem
      button Пятый этаж 1 Natus Incognito 0 идёт`

test('a screen reader meets the bracket in its order', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  await page.locator('[data-match]').first().waitFor()
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  expect((await reading(page)).join('\n')).toBe(
    `heading Кубок
button Скопировать ссылку
${tabs}
${agenda}
button Скачать
button Мельче
button Масштаб 100%. Вернуть 100%
button Крупнее
button Вся на экране
button Свернуть сыгранное
region Сетка целиком: листается стрелками
  region Верхняя сетка
    heading Верхняя сетка, раунд 1
    list
      listitem
        button Матч 1 Bo3, Полярные волки 2, Пятый этаж 0, Верхняя сетка, раунд 1, победитель — Полярные волки
      listitem
        button Матч 2 Bo3, Объединённая команда Заречного района 2, Natus Incognito 1, Верхняя сетка, раунд 1, победитель — Объединённая команда Заречного района
    heading Верхняя сетка, раунд 2
    list
      listitem
        button Матч 3 идёт, Полярные волки 1, Объединённая команда Заречного района 0, Верхняя сетка, раунд 2
  region Нижняя сетка
    heading Нижняя сетка, раунд 1
    list
      listitem
        button Матч 4 идёт, Пятый этаж 1, Natus Incognito 0, Нижняя сетка, раунд 1
    heading Нижняя сетка, раунд 2
    list
      listitem
        button Матч 5 19:30 · Bo3, Проигравший матча 3, Победитель матча 4, Нижняя сетка, раунд 2, ждёт соперников
  region Финал
    heading Финал
    list
      listitem
        button Матч 6 19:30 · Bo3, Победитель матча 3, Победитель матча 5, Финал, ждёт соперников
status
status`,
  )
})

test('on a phone, a round of it', async ({ newVisitor }) => {
  const { page } = await newVisitor({ device: 'phone' })
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  await page.locator('[data-agenda]').first().waitFor()
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  expect((await reading(page)).join('\n')).toBe(
    `heading Кубок
button Скопировать ссылку
${tabs}
navigation Раунды
  button Сейчас 2 матча
  button Верхняя сетка, раунд 1 2 из 2
  button Верхняя сетка, раунд 2 0 из 1
  button Нижняя сетка, раунд 1 0 из 1
  button Нижняя сетка, раунд 2 0 из 1
  button Финал 0 из 1
${agenda}
button Вся сетка
button Скачать
status
status`,
  )
})
