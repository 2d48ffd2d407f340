import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import { callAs } from './callAs.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'
import { inParallel } from './inParallel.ts'

const day = 24 * 60 * 60 * 1000
const competitionId = 'demonstration-dota2-open'

const description = `## Правила
- Опоздание больше 15 минут — техническое поражение.
- **Капитан** записывает счёт сразу после карты.
- Не больше трёх пауз на команду.

## Как записаться
1. Нажмите «Участвовать» и укажите ранг.
2. Соберите команду или дождитесь распределения.`

/**
 * Creates a competition with open registration: 17 players, a few without a rank, three teams, most players without a
 * team.
 */
export async function openCompetitionForDota(
  addresses: EmulatorAddresses,
  organizer: Account,
  everyone: readonly Account[],
  now: number,
): Promise<void> {
  await callAs(organizer, addresses, 'createCompetition', {
    competitionId,
    name: 'Зимний кубок Dota 2',
    game: 'dota2',
    startDate: now + 4 * day,
    registrationDeadline: now + 3 * day,
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { grandFinal: 'reset' },
    description,
    prizes: '10 000 ₽ победителям, мерч за второе место',
    contact: 'https://t.me/upper_bracket_example',
    places: { players: 40, teams: 8 },
  })
  const players = everyone.slice(0, 17)
  await inParallel(players, 3, player =>
    callAs(player, addresses, 'joinCompetition', { competitionId, joinId: randomUUID() }),
  )
  for (const [index, name] of ['Пятый элемент', 'Тихий омут', 'Рошан дома'].entries()) {
    const teamId = `demonstration-dota2-team-${index + 1}`
    const [founder, ...mates] = players.slice(index * 3, index * 3 + 3 - index)
    if (founder === undefined) return
    await callAs(founder, addresses, 'createTeam', { competitionId, teamId, name, discordLink: null })
    for (const mate of mates) await callAs(mate, addresses, 'joinTeam', { competitionId, teamId })
  }
}
