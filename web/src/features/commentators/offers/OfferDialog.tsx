import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { BroadcastLinkField } from '../BroadcastLinkField.tsx'
import { type RequestDocument, useOfferCommentaryMutation } from '../commentatorEndpoints.ts'
import { LanguagesField } from '../LanguagesField.tsx'
import { MatchesField } from './MatchesField.tsx'
import { OverlapNotice } from './OverlapNotice.tsx'
import { type OfferDraft, type OfferProblems, readOffer } from './offerDraft.ts'
import { useBracketMatches } from './useBracketMatches.ts'

interface OfferDialogProps {
  readonly competition: CompetitionDocument
  /** The viewer's existing offer. */
  readonly current: RequestDocument | null
  readonly onClose: () => void
}

/** A form to offer commentary, or to change the offer. */
export default function OfferDialog({ competition, current, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['commentators', 'errors'])
  const { language } = useLanguage()
  const { bracketId, matches, named } = useBracketMatches(competition)
  const [stored] = useState(
    (): OfferDraft => ({
      broadcastLink: current?.broadcastLink ?? '',
      languages: current?.languages ?? [language],
      comment: current?.comment ?? '',
      matchIds: current?.matches?.bracketId === competition.bracketId ? current.matches.matchIds : [],
    }),
  )
  const [offerCommentary] = useOfferCommentaryMutation()
  const showSuccess = useShowSuccess()
  const { draft, field, problems, ...form } = useForm({
    stored,
    read: (typed: OfferDraft) => readOffer(typed, bracketId),
    send: async wanted => {
      const answer = await offerCommentary({ competitionId: competition.id, ...wanted })
      if (answer.error) return answer
      showSuccess(t('offerSent'))
      onClose()
      return {}
    },
    problemsOf: ({ code }): OfferProblems =>
      code === 'unsupported-broadcast' ? { broadcastLink: code } : {},
  })
  return (
    <FormDialog
      title={t(current === null ? 'offer' : 'changeOffer')}
      submitLabel={t('sendOffer')}
      form={form}
      onClose={onClose}
    >
      <DialogContentText>{t('offerLead')}</DialogContentText>
      <BroadcastLinkField
        label={t('yourChannel')}
        {...field('broadcastLink')}
        problem={problems.broadcastLink}
      />
      <LanguagesField
        {...field('languages')}
        error={problems.languages && t(`problem_${problems.languages}`)}
      />
      <FormField
        label={t('aboutYou')}
        name="comment"
        multiline
        minRows={2}
        maxRows={8}
        {...field('comment')}
        hint={t('aboutYouHint')}
        error={problems.comment && t(`problem_${problems.comment}`)}
      />
      {named.some(({ isOver }) => !isOver) && (
        <>
          <MatchesField legend={t('whichMatches')} matches={named} {...field('matchIds')} />
          <OverlapNotice matches={matches} named={named} matchIds={draft.matchIds} />
        </>
      )}
    </FormDialog>
  )
}
