import { clearSlot } from '@upper-bracket/shared/bracket/commands/clearSlot'
import { correctScore } from '@upper-bracket/shared/bracket/commands/correctScore'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { placeTeam } from '@upper-bracket/shared/bracket/commands/placeTeam'
import { reopenMatch } from '@upper-bracket/shared/bracket/commands/reopenMatch'
import { replaceTeam } from '@upper-bracket/shared/bracket/commands/replaceTeam'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { unstartMatch } from '@upper-bracket/shared/bracket/commands/unstartMatch'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { optimisticUpdate } from './optimisticUpdate.ts'

// A match that is shown as started, or as ready, can be acted on before the answer is there.
const ofBracket = ({ bracketId }: { readonly bracketId: string }) => bracketId

const bracketCommands = api.injectEndpoints({
  endpoints: build => ({
    generateBracket: callable(build, 'brackets', 'generateBracket'),
    deleteBracket: callable(build, 'brackets', 'deleteBracket', ofBracket),
    startMatch: {
      ...callable(build, 'brackets', 'startMatch', ofBracket),
      onQueryStarted: optimisticUpdate((bracket, { matchId }) => startMatch(bracket, matchId)),
    },
    unstartMatch: {
      ...callable(build, 'brackets', 'unstartMatch', ofBracket),
      onQueryStarted: optimisticUpdate<'unstartMatch'>((bracket, { matchId }) =>
        unstartMatch(bracket, matchId),
      ),
    },
    setScore: {
      ...callable(build, 'brackets', 'setScore', ofBracket),
      onQueryStarted: optimisticUpdate<'setScore'>((bracket, { matchId, score }) =>
        setScore(bracket, matchId, score),
      ),
    },
    finishSeries: {
      ...callable(build, 'brackets', 'finishSeries', ofBracket),
      onQueryStarted: optimisticUpdate<'finishSeries'>((bracket, { matchId, score }) =>
        finishSeries(bracket, matchId, score),
      ),
    },
    correctScore: {
      ...callable(build, 'brackets', 'correctScore', ofBracket),
      onQueryStarted: optimisticUpdate<'correctScore'>((bracket, { matchId, score }) =>
        correctScore(bracket, matchId, score),
      ),
    },
    forfeitMatch: {
      ...callable(build, 'brackets', 'forfeitMatch', ofBracket),
      onQueryStarted: optimisticUpdate<'forfeitMatch'>((bracket, { matchId, sides }) =>
        forfeitMatch(bracket, matchId, sides),
      ),
    },
    reopenMatch: {
      ...callable(build, 'brackets', 'reopenMatch', ofBracket),
      onQueryStarted: optimisticUpdate<'reopenMatch'>((bracket, { matchId, cascade, preview }) =>
        preview ? null : reopenMatch(bracket, matchId, { cascade }),
      ),
    },
    placeTeam: {
      ...callable(build, 'brackets', 'placeTeam', ofBracket),
      onQueryStarted: optimisticUpdate<'placeTeam'>((bracket, { matchId, slot, teamId }) =>
        placeTeam(bracket, { matchId, side: slot }, teamId),
      ),
    },
    clearSlot: {
      ...callable(build, 'brackets', 'clearSlot', ofBracket),
      onQueryStarted: optimisticUpdate<'clearSlot'>((bracket, { matchId, slot }) =>
        clearSlot(bracket, { matchId, side: slot }),
      ),
    },
    disqualifyTeam: {
      ...callable(build, 'brackets', 'disqualifyTeam', ofBracket),
      onQueryStarted: optimisticUpdate<'disqualifyTeam'>((bracket, { teamId }) =>
        disqualifyTeam(bracket, teamId),
      ),
    },
    replaceTeam: {
      ...callable(build, 'brackets', 'replaceTeam', ofBracket),
      onQueryStarted: optimisticUpdate<'replaceTeam'>((bracket, { teamId, byTeamId }) =>
        replaceTeam(bracket, teamId, byTeamId),
      ),
    },
  }),
})

export const {
  useGenerateBracketMutation,
  useDeleteBracketMutation,
  useStartMatchMutation,
  useUnstartMatchMutation,
  useSetScoreMutation,
  useFinishSeriesMutation,
  useCorrectScoreMutation,
  useForfeitMatchMutation,
  useReopenMatchMutation,
  usePlaceTeamMutation,
  useClearSlotMutation,
  useDisqualifyTeamMutation,
  useReplaceTeamMutation,
} = bracketCommands
