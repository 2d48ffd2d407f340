import type { Player } from '@upper-bracket/shared/player/player'
import { api } from '#platform/api.ts'
import { listStream } from '#platform/documentStreams.ts'
import type { ListSource, Row } from '#platform/listSnapshot.ts'
import type { Live } from '#platform/streamed.ts'
import type { CompetitionDocument } from './competition.ts'

/** Someone's place in a competition; `id` is the id of the competition. */
type Participation = Player & { readonly id: string }

type Competitions = readonly CompetitionDocument[]

const page = 50
const competitionsBy = (where: ListSource['where']): ListSource => ({
  path: 'competitions',
  ...(where === undefined ? {} : { where }),
  orderBy: [['startDate', 'desc']],
  limit: page,
})

const readCompetition = ({ id, data }: Row) => ({ ...data, id }) as CompetitionDocument

const competitionListsApi = api.injectEndpoints({
  endpoints: build => ({
    allCompetitions: build.query<Live<Competitions>, void>({
      ...listStream<void, CompetitionDocument>(() => competitionsBy(undefined), readCompetition),
    }),
    ownedCompetitions: build.query<Live<Competitions>, string>({
      ...listStream((uid: string) => competitionsBy([['ownerUid', '==', uid]]), readCompetition),
    }),
    administeredCompetitions: build.query<Live<Competitions>, string>({
      ...listStream((uid: string) => competitionsBy([['adminUids', 'array-contains', uid]]), readCompetition),
    }),
    /** Where someone plays; each competition is then followed by `useCompetitionQuery`. */
    participations: build.query<Live<readonly Participation[]>, string>({
      ...listStream(
        (uid: string): ListSource => ({
          path: 'players',
          group: true,
          where: [['uid', '==', uid]],
          limit: page,
        }),
        ({ parentId, data }) => ({ ...data, id: parentId ?? '' }) as Participation,
      ),
    }),
  }),
})

export const {
  useAllCompetitionsQuery,
  useOwnedCompetitionsQuery,
  useAdministeredCompetitionsQuery,
  useParticipationsQuery,
} = competitionListsApi
