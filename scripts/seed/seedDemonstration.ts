import { randomUUID } from 'node:crypto'
import pMap from 'p-map'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAs } from '../../testing/person.ts'
import { subscriptionOf } from '../fakes/push.ts'
import { ask } from './ask.ts'
import { demonstrationLogo } from './demonstrationLogos.ts'
import {
  type Demonstrator,
  demonstrationPassword,
  drafters,
  organizer,
  others,
  players,
} from './demonstrators.ts'
import { draftCompetition } from './seedDraft.ts'
import { groupsCompetition, swissCompetition } from './seedStages.ts'

const minute = 60_000
const day = 24 * 60 * minute

const description = `## Как записаться
1. Нажмите «Участвовать» и укажите ранг.
2. Соберите команду или дождитесь распределения.`

const rules = `## Матчи
- Опоздание больше 15 минут — техническое поражение.
- **Капитан** записывает счёт сразу после карты.
- Не больше трёх пауз на команду.`

const teamNames = [
  'Полярные волки',
  'Северный ветер',
  'Красный трамвай',
  'Пятый этаж',
  'Быстрые олени',
  'Синий экран',
  'Дворовая лига',
  'Ночной дозор',
]

/**
 * Creates five competitions with demonstration accounts, through the same functions that users call: one of Dota 2 with
 * open registration, one whose captains pick players, one of CS in the middle of its bracket, one in the third round of a Swiss stage and one in groups.
 * The environment names the emulators when this is imported.
 */
export async function seedDemonstration(tell: (step: string) => void, stop: AbortSignal): Promise<void> {
  tell(`${players.length + others.length + 1} accounts with profiles`)
  const owner = await account(organizer)
  const signal = stop
  await pMap(others, account, { concurrency: 4, signal })
  const everyone = await pMap(players, account, { concurrency: 4, signal })
  const [captain] = everyone
  if (captain === undefined) return
  await ask('addPushDevice', captain, subscriptionOf(`${emulators.fakes}/push`, 'captain'))
  tell('A competition of Dota 2 with registration open')
  await openCompetitionForDota(owner, everyone.slice(0, 17))
  stop.throwIfAborted()
  tell('A captains’ draft')
  await draftCompetition(owner, everyone.slice(0, drafters.length))
  stop.throwIfAborted()
  tell('A competition of CS in the middle of its bracket')
  await runningCompetitionForCs(owner, everyone)
  stop.throwIfAborted()
  tell('A Swiss stage in its third round, and groups')
  await swissCompetition(owner)
  stop.throwIfAborted()
  await groupsCompetition(owner)
}

/** Signs a demonstrator up, and fills in the profile, which a trigger creates a moment after the account. */
async function account({ email, nickname, dota, cs }: Demonstrator): Promise<Person> {
  const person = await signUpAs(email, demonstrationPassword)
  const profile = { displayName: nickname, dota: { RankTier: dota }, cs: { RankTier: cs } }
  await eventually(() => stored.profile(person.uid).update(profile), minute)
  return person
}

async function join(people: readonly Person[], competitionId: string): Promise<void> {
  const one = (person: Person) => ask('joinCompetition', person, { competitionId, joinId: randomUUID() })
  await pMap(people, one, { concurrency: 3 })
}

/** Creates a competition with a few players without a rank, three teams, most players without a team. */
async function openCompetitionForDota(owner: Person, joining: readonly Person[]): Promise<void> {
  const competitionId = 'demonstration-dota2-open'
  const now = Date.now()
  await ask('createCompetition', owner, {
    competitionId,
    name: 'Зимний кубок Dota 2',
    game: 'dota2',
    startDate: now + 4 * day,
    registrationDeadline: now + 3 * day,
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { grandFinal: 'reset' },
    description,
    rules,
    prizes: '10 000 ₽ победителям, мерч за второе место',
    contact: 'https://t.me/upper_bracket_example',
    places: { players: 40, teams: 8 },
  })
  await join(joining, competitionId)
  for (const [index, name] of ['Пятый элемент', 'Тихий омут', 'Рошан дома'].entries()) {
    const teamId = `demonstration-dota2-team-${index + 1}`
    const [founder, ...mates] = joining.slice(index * 3, index * 3 + 3 - index)
    if (founder === undefined) return
    await ask('createTeam', founder, { competitionId, teamId, name, discordLink: null })
    for (const mate of mates) await ask('joinTeam', mate, { competitionId, teamId })
  }
}

/** Creates a competition of eight teams, in the middle of a double elimination. */
async function runningCompetitionForCs(owner: Person, joining: readonly Person[]): Promise<void> {
  const competitionId = 'demonstration-csgo-running'
  const bracketId = 'demonstration-csgo-bracket'
  const now = Date.now()
  await ask('createCompetition', owner, {
    competitionId,
    name: 'Ночная лига CS',
    game: 'csgo',
    startDate: now + 15 * minute,
    registrationDeadline: now + 10 * minute,
    format: 'double',
    bestOf: { rounds: 3, final: 5 },
  })
  await join(joining, competitionId)
  await formTeams(owner, competitionId)
  await ask('generateBracket', owner, { competitionId, bracketId, seeding: 'rank', replace: false })

  // Four out of five players confirm that they are there.
  const check = { competitionId, checkId: 'demonstration-csgo-check' }
  await ask('startReadinessCheck', owner, { ...check, replaces: null, minutes: 5 })
  const present = joining.filter((_, index) => index % 5 !== 0)
  await pMap(present, player => ask('confirmReadiness', player, check), { concurrency: 3 })
  await ask('closeReadinessCheck', owner, check)

  // The first upper round is over, both semi-finals are running, and one match of the lower side is ready.
  const bracket = { competitionId, bracketId }
  await play(owner, bracket, 'upper', 1, [
    [2, 0],
    [2, 1],
    [1, 2],
    [2, 0],
  ])
  await play(owner, bracket, 'upper', 2, [
    [1, 1],
    [1, 0],
  ])
  await play(owner, bracket, 'lower', 1, [[0, 2]])
}

async function formTeams(owner: Person, competitionId: string): Promise<void> {
  const distribute = {
    competitionId,
    distributionId: 'demonstration-csgo-deal',
    mode: 'alternating',
    scope: 'everyone',
  } as const
  const { basis } = await ask('distributePlayers', owner, { ...distribute, preview: true, basis: null })
  await ask('distributePlayers', owner, { ...distribute, preview: false, basis })
  const teams = await stored.teams(competitionId).get()
  for (const [index, team] of teams.docs.entries()) {
    const { revision } = team.data()
    await ask('updateTeam', owner, {
      competitionId,
      teamId: team.id,
      revision,
      name: teamNames[index] ?? team.id,
    })
    await ask('setTeamLogo', owner, {
      competitionId,
      teamId: team.id,
      logo: await demonstrationLogo(index),
    })
  }
}

async function play(
  owner: Person,
  bracket: { readonly competitionId: string; readonly bracketId: string },
  section: string,
  round: number,
  scores: readonly (readonly [number, number])[],
): Promise<void> {
  const matches = await stored.matches(bracket.competitionId, bracket.bracketId).get()
  const ready = matches.docs.filter(match => {
    const data = match.data()
    return data.section === section && data.round === round && data.status === 'ready'
  })
  for (const [index, score] of scores.entries()) {
    const match = ready[index]
    if (match === undefined) throw new Error(`No match ${index + 1} in ${section} ${round} is ready`)
    const of = { ...bracket, matchId: match.id }
    const { revision } = await ask('startMatch', owner, { ...of, revision: match.data().revision })
    const command = Math.max(...score) === 2 ? 'finishSeries' : 'setScore'
    await ask(command, owner, { ...of, revision, score: [...score] })
  }
}
