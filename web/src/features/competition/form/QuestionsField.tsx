import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type Question, questionLimits } from '@upper-bracket/shared/competition/settings/question'
import { questions as schema } from '@upper-bracket/shared/competition/settings/questionSchemas'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import { typedQuestions } from './typedQuestions.ts'

const { questionsMax, textMax, choicesMin, choicesMax, choiceMax } = questionLimits

interface QuestionsFieldProps {
  readonly label: string
  readonly value: readonly Question[]
  readonly onChange: (questions: readonly Question[]) => void
  /** Whether the questions were refused as they are. */
  readonly invalid: boolean
}

/** The questions to newcomers, one below the other. */
export default function QuestionsField({ label, value, onChange, invalid }: QuestionsFieldProps) {
  const { t } = useTranslation('settings')
  const id = useId()
  const problems = invalid ? problemsOf(value) : []
  const problemAt = (place: string) => {
    const found = problems.find(({ path }) => path.startsWith(place))
    return found && t(sentenceOf(found), { textMax, choicesMin, choicesMax, choiceMax })
  }
  const change = (index: number, changes: Partial<Question>) =>
    onChange(value.map((question, at) => (at === index ? { ...question, ...changes } : question)))
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <Box id={id} sx={{ fontWeight: 650 }}>
          {label}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('settingHint_questions', { questionsMax })}
        </Box>
      </div>
      {value.map((question, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: While it is typed, a question has nothing else of its own.
        <Box key={index} sx={{ display: 'grid', gap: 1, width: '100%' }}>
          <FormField
            label={t('question', { number: index + 1 })}
            name={`question-${index + 1}`}
            autoComplete="off"
            value={question.text}
            onChange={text => change(index, { text })}
            error={problemAt(`${index}.text`)}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Tick
              label={t('questionRequired')}
              checked={question.required}
              onChange={required => change(index, { required })}
            />
            <Tick
              label={t('questionChoices')}
              checked={question.choices.length > 0}
              onChange={hasChoices => change(index, { choices: hasChoices ? [''] : [] })}
            />
            <Button
              color="inherit"
              startIcon={<DeleteOutlined />}
              onClick={() => onChange(value.toSpliced(index, 1))}
              aria-label={t('removeQuestion', { number: index + 1 })}
              sx={{ ml: 'auto', minHeight: 44 }}
            >
              {t('remove')}
            </Button>
          </Box>
          {question.choices.length > 0 && (
            <FormField
              label={t('choices', { number: index + 1 })}
              name={`choices-${index + 1}`}
              autoComplete="off"
              multiline
              minRows={2}
              value={question.choices.join('\n')}
              onChange={typed => change(index, { choices: typed.split('\n') })}
              hint={t('choicesHint')}
              error={problemAt(`${index}.choices`)}
            />
          )}
        </Box>
      ))}
      {value.length < questionsMax && (
        <Button
          startIcon={<Add />}
          onClick={() => onChange([...value, { text: '', choices: [], required: false }])}
          sx={{ minHeight: 44 }}
        >
          {t('addQuestion')}
        </Button>
      )}
    </Box>
  )
}

interface TickProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={event => onChange(event.target.checked)} />}
      label={label}
      sx={{ mr: 0 }}
    />
  )
}

interface Problem {
  readonly path: string
  readonly problem: string
}

/** Returns what is wrong with the questions; two equal ones are a problem of the second. */
function problemsOf(drafted: readonly Question[]): readonly Problem[] {
  const typed = typedQuestions(drafted)
  const read = schema.safeParse(typed)
  if (read.success) return []
  return fieldProblems(read.error).map(({ path, problem }) => {
    if (problem !== 'question-repeated') return { path, problem }
    const texts = typed.map(({ text }) => text)
    return { path: `${texts.findIndex((text, at) => texts.indexOf(text) < at)}.text`, problem }
  })
}

function sentenceOf({ path, problem }: Problem) {
  const isChoice = path.includes('.choices')
  if (problem === 'too-short') return isChoice ? 'problem_choices-too-few' : 'problem_question-empty'
  if (problem === 'too-long') return isChoice ? 'problem_choice-too-long' : 'problem_question-too-long'
  const known = [
    'choices-too-few',
    'choices-too-many',
    'choice-repeated',
    'question-repeated',
    'deceptive-characters',
  ] as const
  return `problem_${known.find(each => each === problem) ?? 'not-acceptable'}` as const
}
