import DialogContentText from '@mui/material/DialogContentText'
import { contactServices } from '@upper-bracket/shared/player/contact'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { BroadcastLinkField } from '../BroadcastLinkField.tsx'
import { useRequestCommentatorMutation } from '../commentatorEndpoints.ts'
import type { CommentatorLink } from './LinkDialog.tsx'
import { type RequestDraft, readRequest, requestProblemsOf } from './requestDraft.ts'

interface RequestDialogProps {
  readonly competitionId: string
  readonly onRequested: (link: CommentatorLink) => void
  readonly onClose: () => void
}

/** A form for a request to a commentator. */
export default function RequestDialog({ competitionId, onRequested, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['commentators', 'errors'])
  const [{ requestId, secret }] = useState(() => ({
    requestId: newDocumentId(),
    secret: newUnguessableId(),
  }))
  const [requestCommentator] = useRequestCommentatorMutation()
  const { draft, field, problems, ...form } = useForm({
    stored: empty,
    read: readRequest,
    send: async wanted => {
      const answer = await requestCommentator({ competitionId, requestId, secret, ...wanted })
      if (answer.error) return answer
      onClose()
      onRequested({ requestId, secret, contact: wanted.contact })
      return {}
    },
    problemsOf: requestProblemsOf,
    together: ['service', 'handle'],
  })
  return (
    <FormDialog title={t('request')} submitLabel={t('send')} form={form} onClose={onClose}>
      <DialogContentText>{t('requestLead')}</DialogContentText>
      <BroadcastLinkField
        label={t('broadcastLink')}
        {...field('broadcastLink')}
        problem={problems.broadcastLink}
      />
      <ChoiceCards
        dense
        legend={t('contact')}
        choices={contactServices.map(service => ({
          value: service,
          label: t(`contact_${service}`),
          picture: <BrandMark brand={service} />,
        }))}
        {...field('service')}
      />
      <FormField
        label={t(`handle_${draft.service}`)}
        name="handle"
        autoComplete="off"
        required
        {...field('handle')}
        hint={t(`handleHint_${draft.service}`)}
        error={problems.handle && t(`handleInvalid_${draft.service}`)}
      />
      <FormField
        label={t('comment')}
        name="comment"
        multiline
        minRows={2}
        maxRows={8}
        {...field('comment')}
        hint={t('commentHint')}
        error={problems.comment && t(`problem_${problems.comment}`)}
      />
    </FormDialog>
  )
}

const empty: RequestDraft = { broadcastLink: '', service: 'telegram', handle: '', comment: '' }
