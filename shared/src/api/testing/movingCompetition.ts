import { createBracket } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { given } from '../../bracket/testing/playRandomStages.ts'
import { randomStageCommand } from '../../bracket/testing/randomStageCommand.ts'
import type { PublicSnapshot, PublicTeam } from '../../snapshot/publicSnapshot.ts'
import type { DocumentTimes, TimedSnapshot } from '../changes.ts'

type Documents = Readonly<Record<string, object>>

/** A competition whose documents are changed at random, as a database with a clock would store them. */
export class MovingCompetition {
  private now: number
  private snapshot: PublicSnapshot
  private readonly below: (n: number) => number
  private readonly times = new Map<string, DocumentTimes>()

  constructor(snapshot: PublicSnapshot, below: (n: number) => number) {
    this.snapshot = snapshot
    this.below = below
    this.now = 1000 * snapshot.asOf
    this.stamp({}, documentsOf(snapshot))
  }

  /** Reads everything at this moment. */
  read(): TimedSnapshot {
    const timesOf = (prefix: string) =>
      new Map(
        [...this.times].flatMap(([path, each]) =>
          path.startsWith(prefix) ? [[path.slice(prefix.length), each] as const] : [],
        ),
      )
    return {
      snapshot: { ...this.snapshot, asOf: Math.floor(this.now / 1000) },
      times: {
        competition: this.times.get('competition') ?? { createdAt: 0, changedAt: 0 },
        bracket: this.times.get(`bracket/${this.snapshot.bracket?.id}`) ?? null,
        players: timesOf('players/'),
        teams: timesOf('teams/'),
        matches: timesOf(`matches/${this.snapshot.bracket?.id}/`),
      },
    }
  }

  /** Does one thing that happens to competitions. */
  step(): void {
    const before = documentsOf(this.snapshot)
    this.now += 1 + this.below(3000)
    this.snapshot = this.changed()
    this.stamp(before, documentsOf(this.snapshot))
  }

  private changed(): PublicSnapshot {
    const { snapshot, below } = this
    const luck = below(40)
    if (luck < 28 && snapshot.bracket !== null) return this.afterCommand()
    if (luck < 31) return this.withTeam(team => ({ ...team, name: `Team ${below(1000)}` }))
    if (luck < 33) return this.withTeam(team => ({ ...team, playerUids: team.playerUids.slice(1) }))
    if (luck < 35) return this.withPlayerNamed(`Player ${below(1000)}`)
    if (luck < 36) return { ...snapshot, teams: snapshot.teams.filter((_, index) => index > 0) }
    if (luck < 37) return { ...snapshot, teams: [...snapshot.teams, newTeam(`new-${this.now}`)] }
    if (luck < 38) return { ...snapshot, players: snapshot.players.slice(1) }
    if (luck < 39) return this.withAnotherBracket()
    return { ...snapshot, competition: { ...snapshot.competition, prizes: `${below(1000)}` } }
  }

  private afterCommand(): PublicSnapshot {
    const { bracket } = this.snapshot
    if (bracket === null) return this.snapshot
    const whole: Bracket = {
      shape: bracket.shape,
      matches: new Map(bracket.matches.map(match => [match.id, match])),
    }
    const { name, fields } = randomStageCommand(whole, this.below, { isByHand: false })
    const outcome = given(whole, name, fields)
    if (!outcome.ok) return this.snapshot
    const { shape, matches } = outcome.value.bracket
    return {
      ...this.snapshot,
      bracket: {
        ...bracket,
        shape: shape === whole.shape ? bracket.shape : { ...bracket.shape, ...shape },
        matches: [...matches.values()],
      },
    }
  }

  private withAnotherBracket(): PublicSnapshot {
    const { competition, teams } = this.snapshot
    const created = createBracket({
      teamIds: teams.map(({ id }) => id),
      format: 'double',
      bestOf: { rounds: 1, final: 3 },
      thirdPlace: false,
      grandFinal: 'advantage',
    })
    if (!created.ok) return this.snapshot
    const id = `bracket-${this.now}`
    const shape = { ...created.value.shape, createdAt: 0 }
    return {
      ...this.snapshot,
      competition: { ...competition, bracketId: id },
      bracket: { id, shape, matches: [...created.value.matches.values()] },
    }
  }

  private withTeam(change: (team: PublicTeam) => PublicTeam): PublicSnapshot {
    const { teams } = this.snapshot
    const picked = this.below(Math.max(1, teams.length))
    return { ...this.snapshot, teams: teams.map((team, index) => (index === picked ? change(team) : team)) }
  }

  private withPlayerNamed(displayName: string): PublicSnapshot {
    const { players } = this.snapshot
    const picked = this.below(Math.max(1, players.length))
    return {
      ...this.snapshot,
      players: players.map((each, index) => (index === picked ? { ...each, displayName } : each)),
    }
  }

  private stamp(before: Documents, after: Documents): void {
    for (const path of Object.keys(before)) if (after[path] === undefined) this.times.delete(path)
    for (const [path, document] of Object.entries(after)) {
      if (before[path] === document) continue
      const createdAt = this.times.get(path)?.createdAt ?? this.now
      this.times.set(path, { createdAt, changedAt: this.now })
    }
  }
}

function documentsOf({ competition, players, teams, bracket }: PublicSnapshot): Documents {
  return {
    competition,
    ...Object.fromEntries(players.map(each => [`players/${each.uid}`, each])),
    ...Object.fromEntries(teams.map(each => [`teams/${each.id}`, each])),
    ...(bracket && {
      [`bracket/${bracket.id}`]: bracket.shape,
      ...Object.fromEntries(bracket.matches.map(each => [`matches/${bracket.id}/${each.id}`, each])),
    }),
  }
}

function newTeam(id: string): PublicTeam {
  const nobody = { founderUid: null, captainUid: null, playerUids: [] }
  return { id, name: id, discordLink: null, ...nobody, seed: null, revision: 0 }
}
