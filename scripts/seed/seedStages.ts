import { createHash } from 'node:crypto'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { chance } from '@upper-bracket/shared/random/chance'
import { stored } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'
import { ask } from './ask.ts'

const minute = 60_000
const teamSize = 5

const teamNames = [
  'Ледокол',
  'Гравитация',
  'Шестое чувство',
  'Девять жизней',
  'Белый шум',
  'Точка сборки',
  'Пельменная',
  'Солнечный круг',
  'Прямой эфир',
  'Южный мост',
  'Чёрный квадрат',
  'Тёплый ламповый',
  'Последний патрон',
  'Кедр',
  'Магистраль',
  'Полночь',
]
const firstNames = ['тихий', 'злой', 'рыжий', 'сонный', 'дикий', 'седой', 'юный', 'хитрый', 'синий', 'старый']
const lastNames = ['кот', 'лис', 'ёж', 'филин', 'сом', 'лось', 'бобр', 'стриж']

/** Creates a competition of sixteen teams whose Swiss stage is in its third round; eight go to an elimination. */
export async function swissCompetition(owner: Person): Promise<void> {
  const bracket = await created(owner, 16, {
    competitionId: 'demonstration-csgo-swiss',
    name: 'Осенний мейджор CS',
    game: 'csgo',
    format: 'single',
    bestOf: { rounds: 3, final: 5 },
    stages: [
      {
        kind: 'swiss',
        groups: 1,
        pairing: 'valve',
        rounds: 5,
        advance: 8,
        bestOf: 1,
        decidingBestOf: 3,
        publishing: 'automatic',
        criteria: ['record', 'difficulty', 'seed'],
      },
    ],
  })
  const below = chance(7)
  for (const round of [1, 2]) await playRound(owner, bracket, { round, below })
  await playRound(owner, bracket, { round: 3, below, finished: 3, running: 2 })
}

/** Creates a competition of eight teams in the middle of two groups; four go to an elimination. */
export async function groupsCompetition(owner: Person): Promise<void> {
  const bracket = await created(owner, 8, {
    competitionId: 'demonstration-dota2-groups',
    name: 'Дворовый чемпионат Dota 2',
    game: 'dota2',
    format: 'double',
    bestOf: { rounds: 3, final: 3 },
    stages: [
      {
        kind: 'round-robin',
        groups: 2,
        legs: 1,
        advance: 2,
        bestOf: 1,
        criteria: ['points', 'head-to-head', 'game-difference', 'seed'],
      },
    ],
  })
  const below = chance(3)
  await playRound(owner, bracket, { round: 1, below })
  await playRound(owner, bracket, { round: 2, below, finished: 1, running: 1 })
}

interface BracketIds {
  readonly competitionId: string
  readonly bracketId: string
}

type Settings = Omit<CallableInput<'createCompetition'>, 'startDate' | 'registrationDeadline'>

/** Creates a competition with its bracket; all players are without an account. */
async function created(owner: Person, teamCount: number, settings: Settings): Promise<BracketIds> {
  const { competitionId } = settings
  const now = Date.now()
  await ask('createCompetition', owner, {
    ...settings,
    startDate: now + 15 * minute,
    registrationDeadline: now + 10 * minute,
  })
  const teams = teamNames
    .slice(0, teamCount)
    .map((name, index) => ({ teamId: `${competitionId}-team-${index + 1}`, name }))
  const players = Array.from({ length: teamCount * teamSize }, (_, index) => ({
    uid: `guest-${guestId(`${competitionId} ${index}`)}`,
    name: `${firstNames[index % firstNames.length]}_${lastNames[Math.floor(index / firstNames.length)]}`,
    rankTier: null,
    teamId: teams[Math.floor(index / teamSize)]?.teamId ?? null,
  }))
  await ask('addGuestPlayers', owner, { competitionId, players, teams })
  const bracketId = `${competitionId}-bracket`
  await ask('generateBracket', owner, { competitionId, bracketId, seeding: 'random', replace: false })
  return { competitionId, bracketId }
}

/** The same id in every demonstration, so that a repeated call adds nobody twice. */
function guestId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

interface RoundOfStage {
  readonly round: number
  readonly below: (n: number) => number
  /** The number of matches that are played to their end; the others are not. */
  readonly finished?: number
  readonly running?: number
}

async function playRound(
  owner: Person,
  { competitionId, bracketId }: BracketIds,
  { round, below, finished = Infinity, running = 0 }: RoundOfStage,
): Promise<void> {
  const { docs } = await stored.matches(competitionId, bracketId).get()
  const ready = docs
    .map(match => match.data())
    .filter(match => match.stage === 's1' && match.round === round && match.status === 'ready')
  for (const [index, match] of ready.slice(0, finished + running).entries()) {
    const target = { competitionId, bracketId, matchId: match.id }
    const { revision } = await ask('startMatch', owner, { ...target, revision: match.revision })
    if (index < finished) {
      const score = randomScore(match, below)
      await ask('finishSeries', owner, { ...target, revision, score })
    }
  }
}

/** The side with the smaller slot wins more often. */
function randomScore({ bestOf }: Match, below: (n: number) => number): [number, number] {
  const wins = winsNeeded(bestOf)
  const lost = below(wins)
  return below(3) > 0 ? [wins, lost] : [lost, wins]
}
