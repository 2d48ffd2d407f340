import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { chatText } from '@upper-bracket/shared/chat/chatText'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { useSend } from '#ui/useSend.ts'

/** The number of remaining characters from which the limit is shown. */
const fewLeft = 100

interface ComposerProps {
  /** Sends a message, or repeats it. */
  readonly onSend: (message: {
    readonly messageId: string
    readonly text: string
  }) => PromiseLike<{ readonly error?: unknown }>
}

type Problem = 'too-long' | 'deceptive-characters' | 'not-acceptable'

/**
 * The field for a new message. A message that could not be sent stays in the field, and is sent again with the same id.
 */
export function Composer({ onSend }: ComposerProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState('')
  const [messageId, setMessageId] = useState(newDocumentId)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isLoading, setLoading] = useState(false)
  const send = useSend()
  const onPhone = useOnPhone()
  const left = chatLimits.messageMax - [...text].length

  const submit = async () => {
    if (text.trim() === '' || isLoading) return
    const parsed = chatText.safeParse(text)
    if (!parsed.success) return setProblem(problemOf(fieldProblems(parsed.error)[0]?.problem))
    setLoading(true)
    const isSent = await send(onSend({ messageId, text: parsed.data }))
    setLoading(false)
    if (!isSent) return
    setMessageId(newDocumentId())
    // Text typed in the meantime stays.
    setText(current => (current === text ? '' : current))
  }
  // On phones, Enter starts a new line, because their keyboards cannot combine it with Shift.
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
          // Filled only while there is something to send, because the page has another next step.
          variant={text.trim() === '' ? 'outlined' : 'contained'}
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

function problemOf(problem: string | undefined): Problem {
  return problem === 'too-long' || problem === 'deceptive-characters' ? problem : 'not-acceptable'
}
