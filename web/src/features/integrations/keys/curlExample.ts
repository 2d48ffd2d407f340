import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import type { ApiScope } from '@upper-bracket/shared/integrations/apiKey'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'

type Body<N extends CallableName> = Omit<CallableInput<N>, 'competitionId'>

/** A command line that uses a key; ids that do not exist yet are placeholders. */
export function curlExample(
  origin: string,
  competition: Pick<CompetitionDocument, 'id' | 'bracketId'>,
  { secret, scope }: { readonly secret: string; readonly scope: ApiScope },
): string {
  const { action, body } = exampleOf(scope, competition.bracketId ?? 'BRACKET_ID')
  return [
    `curl '${origin}/api/v1/competitions/${competition.id}/actions/${action}'`,
    `  -H 'Authorization: Bearer ${secret}'`,
    "  -H 'Content-Type: application/json'",
    `  -d '${JSON.stringify(body)}'`,
  ].join(' \\\n')
}

function exampleOf(scope: ApiScope, bracketId: string): { readonly action: string; readonly body: object } {
  switch (scope) {
    case 'teams':
      return {
        action: 'createTeam',
        body: { teamId: newDocumentId(), name: 'Wolves', discordLink: null } satisfies Body<'createTeam'>,
      }
    case 'schedule':
      return {
        action: 'planMatches',
        body: {
          bracketId,
          planId: newDocumentId(),
          edition: 0,
          minutes: { 1: 45, 3: 120, 5: 180 },
          pauseMinutes: 10,
          atOnce: null,
          starts: [['MATCH_ID', Date.now()]],
        } satisfies Body<'planMatches'>,
      }
    case 'results':
      return {
        action: 'startMatch',
        body: { bracketId, matchId: 'MATCH_ID', revision: 0 } satisfies Body<'startMatch'>,
      }
    case 'format':
      return {
        action: 'reshapeStage',
        body: { bracketId, stage: 'STAGE', options: {}, preview: true } satisfies Body<'reshapeStage'>,
      }
  }
}
