import { overlappingMatches } from '@upper-bracket/shared/commentators/overlappingMatches'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { PublicCommentatorDocument } from '#documents/publicCommentators.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useBookCommentatorMutation } from '../commentatorEndpoints.ts'
import { MatchesField } from './MatchesField.tsx'
import { OverlapNotice } from './OverlapNotice.tsx'
import { useBracketMatches } from './useBracketMatches.ts'

interface BookDialogProps {
  readonly competition: CompetitionDocument
  readonly publicCommentator: PublicCommentatorDocument
  /** All confirmed commentators; the same person may be listed twice. */
  readonly publicCommentators: readonly PublicCommentatorDocument[]
  readonly onClose: () => void
}

/** Assigns matches to a commentator. A notice shows overlaps before anything is sent. */
export default function BookDialog({
  competition,
  publicCommentator,
  publicCommentators,
  onClose,
}: BookDialogProps) {
  const { t } = useTranslation(['commentators', 'common'])
  const { bracketId, matches, named } = useBracketMatches(competition)
  const [matchIds, setMatchIds] = useState<readonly string[]>(() =>
    idsOf(publicCommentator, competition.bracketId),
  )
  const [book, { isLoading }] = useBookCommentatorMutation()
  const send = useSend()
  const elsewhere = publicCommentators.flatMap(other =>
    other.uid === publicCommentator.uid && other.id !== publicCommentator.id ? idsOf(other, bracketId) : [],
  )
  const all = [...matchIds, ...elsewhere]
  const overlaps = overlappingMatches(matches, all).length > 0
  const submit = async () => {
    const chosen = bracketId === null || matchIds.length === 0 ? null : { bracketId, matchIds: [...matchIds] }
    const booking = {
      competitionId: competition.id,
      requestId: publicCommentator.id,
      matches: chosen,
      despiteOverlap: overlaps,
    }
    if (await send(book(booking), t('matchesSaved'))) onClose()
  }
  return (
    <FormDialog
      title={t('matchesOf')}
      submitLabel={t(overlaps ? 'saveDespite' : 'common:save')}
      form={{ busy: isLoading, submit }}
      onClose={onClose}
    >
      <MatchesField
        legend={publicCommentator.displayName ?? t('common:deletedPlayer')}
        matches={named}
        value={matchIds}
        onChange={setMatchIds}
      />
      <OverlapNotice matches={matches} named={named} matchIds={all} />
    </FormDialog>
  )
}

function idsOf({ matches }: PublicCommentatorDocument, bracketId: string | null): readonly string[] {
  return matches !== null && matches.bracketId === bracketId ? matches.matchIds : []
}
