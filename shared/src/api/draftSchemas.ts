import * as z from 'zod/mini'
import { draftOrders, pickedBy } from '../draft/draft.ts'
import { cursor, time } from './competitionSchemas.ts'
import { described, named } from './described.ts'

const count = z.int().check(z.minimum(0))
const team = described(count, 'The index of the team in `teams`.', 'Номер команды в `teams`, с нуля.')

const draft = named(
  'Draft',
  z.strictObject({
    id: z.string(),
    status: z.enum(['running', 'paused']),
    order: z.enum(draftOrders),
    turn: described(
      z.nullable(z.strictObject({ number: count, team, round: described(count, 'From 1.', 'Начиная с 1.') })),
      'Whose turn it is; null if nobody can pick.',
      'Чей ход; null, если выбирать некому или некого.',
    ),
    deadline: described(
      z.nullable(time),
      'When the clock picks, in UTC; null without a clock and while paused.',
      'Когда игрок будет выбран по времени, UTC; null без ограничения времени и на паузе.',
    ),
    teams: described(
      z.array(
        z.strictObject({
          uids: described(z.array(z.string()), 'The captain first.', 'Первый — капитан.'),
          rankSum: z.number(),
        }),
      ),
      'In the order of the first round.',
      'В порядке первого круга.',
    ),
    pool: described(
      z.array(z.string()),
      'The uids of those who can be picked, best rank first.',
      'uid тех, кого можно выбрать, начиная с лучшего ранга.',
    ),
    picks: described(
      z.array(z.strictObject({ team, uid: z.string(), by: z.enum(pickedBy), at: time })),
      'In order; those taken back are gone.',
      'По порядку, без отменённых.',
    ),
  }),
  {
    en: 'The open captains’ draft. Its teams are in `listTeams` once it is confirmed.',
    ru: 'Открытый драфт капитанов. После утверждения его команды появятся в `listTeams`.',
  },
)

export type ApiDraft = z.infer<typeof draft>

export const draftAnswer = named('DraftAnswer', z.strictObject({ draft: z.nullable(draft), cursor }), {
  en: 'The open draft; null if none is.',
  ru: 'Открытый драфт; null, если его нет.',
})
