import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { questionLimits } from '@upper-bracket/shared/competition/settings/question'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import type { ReadDraft } from '#ui/form/useForm.ts'

export interface StatementDraft {
  /** The answers as typed or chosen, by the texts of the questions. */
  readonly answers: Readonly<Record<string, string>>
  readonly ofAge: boolean
}

type AnswerProblem = 'required' | 'too-long' | 'deceptive-characters'

export interface StatementProblems {
  readonly answers?: Readonly<Record<string, AnswerProblem>>
  readonly ofAge?: 'required'
}

const written = singleLine(0, questionLimits.answerMax)

/** Returns what a newcomer states, or the problems of the answers. */
export function readStatement(
  { answers, ofAge }: StatementDraft,
  { questions, options: { minAge } }: Pick<Competition, 'questions' | 'options'>,
): ReadDraft<JoiningStatement, StatementProblems> {
  const problems: Record<string, AnswerProblem> = {}
  const given = questions.flatMap(({ text, required }) => {
    const read = written.safeParse(answers[text] ?? '')
    if (!read.success) {
      const [problem] = fieldProblems(read.error)
      problems[text] = problem?.problem === 'deceptive-characters' ? 'deceptive-characters' : 'too-long'
      return []
    }
    if (read.data === '' && required) problems[text] = 'required'
    return read.data === '' ? [] : [{ question: text, answer: read.data }]
  })
  const isAgeMissing = minAge > 0 && !ofAge
  if (Object.keys(problems).length > 0 || isAgeMissing) {
    return { ok: false, problems: { answers: problems, ...(isAgeMissing && { ofAge: 'required' }) } }
  }
  return {
    ok: true,
    value: { ...(given.length > 0 && { answers: given }), ...(minAge > 0 && { statedAge: minAge }) },
  }
}
