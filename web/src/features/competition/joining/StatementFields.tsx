import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { type Question, questionLimits } from '@upper-bracket/shared/competition/settings/question'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementDraft, StatementProblems } from './statementDraft.ts'

interface StatementFieldsProps {
  readonly competition: Pick<Competition, 'questions' | 'options'>
  readonly draft: StatementDraft
  readonly problems: StatementProblems
  readonly onAnswer: (answers: StatementDraft['answers']) => void
  readonly onOfAge: (ofAge: boolean) => void
}

/** The organizer's questions, with who reads the answers, and the statement of the age. */
export function StatementFields({ competition, draft, problems, onAnswer, onOfAge }: StatementFieldsProps) {
  const { t } = useTranslation('joining')
  const { questions, options } = competition
  const { answers, ofAge } = draft
  return (
    <>
      {questions.map(question => {
        const problem = problems.answers?.[question.text]
        return (
          <AnswerField
            key={question.text}
            question={question}
            value={answers[question.text] ?? ''}
            onChange={answer => onAnswer({ ...answers, [question.text]: answer })}
            error={problem && t(`answer_${problem}`, { most: questionLimits.answerMax })}
          />
        )
      })}
      {questions.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('answersSeenBy')}</Box>
      )}
      {options.minAge > 0 && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={ofAge}
                onChange={event => onOfAge(event.target.checked)}
                slotProps={{ input: { 'aria-invalid': problems.ofAge !== undefined } }}
              />
            }
            label={t('ofAge', { age: options.minAge })}
            sx={{ mr: 0 }}
          />
          {problems.ofAge && (
            <FormHelperText error sx={{ mx: 0 }}>
              {t('ofAgeRequired')}
            </FormHelperText>
          )}
        </div>
      )}
    </>
  )
}

interface AnswerFieldProps {
  readonly question: Question
  readonly value: string
  readonly onChange: (answer: string) => void
  readonly error: string | undefined
}

/** A question above its field: it may fill several lines. */
function AnswerField({ question: { text, choices, required }, value, onChange, error }: AnswerFieldProps) {
  const { t } = useTranslation('joining')
  const id = useId()
  const described = error === undefined ? {} : { 'aria-describedby': `${id}-help` }
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel
        htmlFor={id}
        sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {text}
      </FormLabel>
      {choices.length === 0 ? (
        <OutlinedInput
          id={id}
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.target.value)}
          {...described}
        />
      ) : (
        <NativeSelect
          value={value}
          onChange={event => onChange(event.target.value)}
          input={<OutlinedInput id={id} />}
          inputProps={described}
        >
          <option value="">{t(required ? 'chooseAnswer' : 'noAnswer')}</option>
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </NativeSelect>
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
