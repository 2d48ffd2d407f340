import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { chatText } from '@upper-bracket/shared/contract/commentatorCalls'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { useSendChatMessageMutation } from '../commentatorEndpoints.ts'
import { type TextProblem, textProblem } from '../textProblem.ts'

/** How many characters are left when the page begins to say so. */
const fewLeft = 100

/** What to write next. A message that was not sent stays in the field, and sent again it is the same message. */
export function Composer(address: { readonly competitionId: string; readonly requestId: string }) {
  const { t } = useTranslation('commentators')
  const [text, setText] = useState('')
  const [messageId, setMessageId] = useState(newDocumentId)
  const [problem, setProblem] = useState<TextProblem | null>(null)
  const [send, { isLoading }] = useSendChatMessageMutation()
  const showError = useShowError()
  const onPhone = useOnPhone()
  const left = commentatorLimits.messageMax - [...text].length

  const submit = async () => {
    if (text.trim() === '' || isLoading) return
    const parsed = chatText.safeParse(text)
    if (!parsed.success) return setProblem(textProblem(fieldProblems(parsed.error)[0]?.problem))
    const { error } = await send({ ...address, messageId, text: parsed.data })
    if (error) return showError(error)
    setMessageId(newDocumentId())
    // What has been typed since stays.
    setText(present => (present === text ? '' : present))
  }
  // The keyboard of a phone has no key for a new line without sending.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || onPhone) return
    event.preventDefault()
    void submit()
  }
  return (
    <Form onSubmit={submit} busy={isLoading} label={t('write')}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }} onKeyDown={onKeyDown}>
        <FormField
          label={t('message')}
          name="message"
          multiline
          maxRows={6}
          autoComplete="off"
          value={text}
          onChange={typed => {
            setText(typed)
            setProblem(null)
          }}
          hint={left > fewLeft ? undefined : t('charactersLeft', { count: left })}
          error={problem === null ? undefined : t(`problem_${problem}`)}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          aria-label={t('sendMessage')}
          sx={{ minWidth: 56, minHeight: 56 }}
        >
          <Send aria-hidden />
        </Button>
      </Box>
    </Form>
  )
}
