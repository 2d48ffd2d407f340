import { finishSeries } from '@upper-bracket/shared/bracket/finishSeries'
import { setScore } from '@upper-bracket/shared/bracket/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/startMatch'
import { api } from '#platform/api.ts'
import { callable } from '#platform/callableEndpoint.ts'
import { shownAtOnce } from './shownAtOnce.ts'

// A match that is shown as started, or as ready, can be acted on before the answer is there.
const ofBracket = ({ bracketId }: { readonly bracketId: string }) => bracketId

const bracketCommands = api.injectEndpoints({
  endpoints: build => ({
    generateBracket: callable(build, 'generateBracket'),
    startMatch: {
      ...callable(build, 'startMatch', ofBracket),
      onQueryStarted: shownAtOnce((bracket, { matchId }) => startMatch(bracket, matchId)),
    },
    setScore: {
      ...callable(build, 'setScore', ofBracket),
      onQueryStarted: shownAtOnce<'setScore'>((bracket, { matchId, score }) =>
        setScore(bracket, matchId, score),
      ),
    },
    finishSeries: {
      ...callable(build, 'finishSeries', ofBracket),
      onQueryStarted: shownAtOnce<'finishSeries'>((bracket, { matchId, score }) =>
        finishSeries(bracket, matchId, score),
      ),
    },
  }),
})

export const {
  useGenerateBracketMutation,
  useStartMatchMutation,
  useSetScoreMutation,
  useFinishSeriesMutation,
} = bracketCommands
