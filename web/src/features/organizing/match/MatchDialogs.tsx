import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { CorrectionDialog } from '../correction/CorrectionDialog.tsx'
import { RevertDialog } from '../correction/RevertDialog.tsx'
import { TableCorrectionDialog } from '../correction/TableCorrectionDialog.tsx'
import { DisqualifyDialog } from '../teams/DisqualifyDialog.tsx'
import { ForfeitDialog } from '../teams/ForfeitDialog.tsx'
import { PlaceTeamDialog } from '../teams/PlaceTeamDialog.tsx'
import { ReplaceTeamDialog } from '../teams/ReplaceTeamDialog.tsx'
import { UnstartDialog } from '../teams/UnstartDialog.tsx'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

export type MatchDialog =
  | { readonly kind: 'correct' | 'revert' | 'unstart' }
  | { readonly kind: 'forfeit'; readonly sides: readonly Side[] }
  | { readonly kind: 'disqualify' | 'replace'; readonly teamId: string }
  | { readonly kind: 'place'; readonly side: Side }

interface MatchDialogsProps {
  readonly dialog: MatchDialog
  readonly match: Match
  readonly onForfeit: (sides: readonly Side[]) => void
  readonly onUnstart: () => void
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
  const revert = () => onOpenDialog({ kind: 'revert' })
  switch (dialog.kind) {
    case 'correct': {
      const Correction = hasTable(stageOf(shape, match)) ? TableCorrectionDialog : CorrectionDialog
      return <Correction match={match} onRevert={revert} onClose={onClose} />
    }
    case 'revert':
      return <RevertDialog match={match} onClose={onClose} />
    case 'unstart':
      return <UnstartDialog match={match} onUnstart={commands.onUnstart} onClose={onClose} />
    case 'forfeit':
      return (
        <ForfeitDialog match={match} sides={dialog.sides} onForfeit={commands.onForfeit} onClose={onClose} />
      )
    case 'disqualify':
      return <DisqualifyDialog match={match} teamId={dialog.teamId} onMoreToUndo={revert} onClose={onClose} />
    case 'replace':
      return <ReplaceTeamDialog matchId={match.id} teamId={dialog.teamId} onClose={onClose} />
    case 'place':
      return <PlaceTeamDialog match={match} side={dialog.side} onClose={onClose} />
  }
}
