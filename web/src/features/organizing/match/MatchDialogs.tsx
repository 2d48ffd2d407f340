import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { withdrawnTeams } from '@upper-bracket/shared/bracket/model/withdrawals'
import { sidesLeft } from '@upper-bracket/shared/bracket/results/reopenMatch'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { CorrectionDialog } from '../correction/CorrectionDialog.tsx'
import { RevertDialog } from '../correction/RevertDialog.tsx'
import { TableCorrectionDialog } from '../correction/TableCorrectionDialog.tsx'
import { ReinstateDialog } from '../teams/ReinstateDialog.tsx'
import GamesDialog from '../games/GamesDialog.tsx'
import SeriesLengthDialog from '../reshaping/SeriesLengthDialog.tsx'
import { ForfeitDialog } from '../teams/ForfeitDialog.tsx'
import { PlaceTeamDialog } from '../teams/PlaceTeamDialog.tsx'
import TeamMenu from '../teams/TeamMenu.tsx'
import { UnstartDialog } from '../teams/UnstartDialog.tsx'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'

export type MatchDialog =
  | { readonly kind: 'correct' | 'games' | 'revert' | 'unstart' | 'length' }
  | { readonly kind: 'forfeit'; readonly sides: readonly Side[] }
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'place'; readonly side: Side }

interface MatchDialogsProps {
  readonly dialog: MatchDialog
  readonly match: Match
  readonly onForfeit: (sides: readonly Side[]) => void
  readonly onUnstart: () => void
  readonly onRecord: (games: readonly PlayedGame[]) => void
  /** Replaces the dialog by another one. */
  readonly onOpenDialog: (dialog: MatchDialog) => void
  readonly onClose: () => void
}

export default function MatchDialogs({
  dialog,
  match,
  onOpenDialog,
  onClose,
  ...commands
}: MatchDialogsProps) {
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const withdrawn = withdrawnTeams(bracket)
  const [out] = teamPair(match).flatMap(teamId => (teamId !== null && withdrawn.has(teamId) ? [teamId] : []))
  const isLost = match.slots.some(({ teamId, closed }) => teamId !== null && closed)
  const revert = () => onOpenDialog({ kind: 'revert' })
  switch (dialog.kind) {
    case 'correct': {
      // What a team lost by withdrawing is not corrected, and nobody can play such a match again.
      if (out !== undefined && isLost) return <ReinstateDialog teamId={out} onClose={onClose} />
      const Correction = hasTable(stageOf(shape, match)) ? TableCorrectionDialog : CorrectionDialog
      return <Correction match={match} onRevert={revert} onClose={onClose} />
    }
    case 'games':
      return <GamesDialog match={match} onRecord={commands.onRecord} onClose={onClose} />
    case 'revert':
      return out === undefined || sidesLeft(bracket, match).length > 0 ? (
        <RevertDialog match={match} onClose={onClose} />
      ) : (
        <ReinstateDialog teamId={out} onClose={onClose} />
      )
    case 'length':
      return <SeriesLengthDialog match={match} onClose={onClose} />
    case 'unstart':
      return <UnstartDialog match={match} onUnstart={commands.onUnstart} onClose={onClose} />
    case 'forfeit':
      return (
        <ForfeitDialog match={match} sides={dialog.sides} onForfeit={commands.onForfeit} onClose={onClose} />
      )
    case 'team':
      return (
        <TeamMenu match={match} teamId={dialog.teamId} onForfeit={commands.onForfeit} onClose={onClose} />
      )
    case 'place':
      return <PlaceTeamDialog match={match} side={dialog.side} onClose={onClose} />
  }
}
