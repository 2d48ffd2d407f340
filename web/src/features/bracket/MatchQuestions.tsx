import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { DisqualifyDialog } from './DisqualifyDialog.tsx'
import { PlaceTeamDialog } from './PlaceTeamDialog.tsx'
import { ReplaceTeamDialog } from './ReplaceTeamDialog.tsx'

/** What is asked before something is done with a match. */
export type MatchQuestion =
  | { readonly kind: 'correct' }
  | { readonly kind: 'disqualify' | 'replace'; readonly teamId: string }
  | { readonly kind: 'place'; readonly side: Side }

interface MatchQuestionsProps {
  readonly question: MatchQuestion
  readonly match: Match
  readonly onMoreToUndo: () => void
  readonly onClose: () => void
}

/** The dialog for what is being asked. */
export default function MatchQuestions({ question, match, onMoreToUndo, onClose }: MatchQuestionsProps) {
  switch (question.kind) {
    case 'correct':
      return <CorrectionDialog match={match} onClose={onClose} />
    case 'disqualify':
      return (
        <DisqualifyDialog
          matchId={match.id}
          teamId={question.teamId}
          onMoreToUndo={onMoreToUndo}
          onClose={onClose}
        />
      )
    case 'replace':
      return <ReplaceTeamDialog teamId={question.teamId} onClose={onClose} />
    case 'place':
      return <PlaceTeamDialog match={match} side={question.side} onClose={onClose} />
  }
}
