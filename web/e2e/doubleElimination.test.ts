import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpMany } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { generateBracket, openCompetition, playNextMatch } from './support/organizing.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

test('eight teams play a double elimination to its end, whoever wins', async () => {
  const organizer = await newVisitor()
  await organizer.page.goto('/auth/signup')
  await signUpByForm(organizer.page, 'organizer')
  const competitionId = await openCompetition(organizer.page, {
    name: 'Лига восьми',
    game: 'CS:GO',
    format: 'С нижней сеткой',
  })
  const captains = await signUpMany(8)
  for (const [index, captain] of captains.entries()) {
    await call('joinCompetition', captain, { competitionId })
    const team = { competitionId, teamId: freshId(), name: `Стая ${index + 1}`, discordLink: null }
    expect(await call('createTeam', captain, team)).toMatchObject({ ok: true })
  }
  await organizer.page.getByRole('heading', { name: 'Стая 8' }).waitFor()
  await generateBracket(organizer.page)

  const spectator = await newVisitor()
  await spectator.page.goto(`/competitions/${competitionId}/bracket`)
  await spectator.page.locator('[data-match]').first().waitFor()

  const winners: string[] = []
  while (winners.length < 14) {
    winners.push(await playNextMatch(organizer.page, winners.length % 3 === 0 ? 1 : 0))
    await spectator.page.getByText(`Сыграно матчей: ${winners.length} из 14`).waitFor()
  }
  const champion = winners.at(-1) ?? ''
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText(champion).waitFor()
  expect(await spectator.page.getByRole('region', { name: 'Места' }).getByRole('listitem').count()).toBe(8)
  expect(spectator.loads()).toBe(1)

  const competition = (await stored.competition(competitionId).get()).data()
  expect(competition).toMatchObject({ status: 'finished', champion: { name: champion } })
})
