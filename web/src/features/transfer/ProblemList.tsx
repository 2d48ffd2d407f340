import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { archiveLimits } from '@upper-bracket/shared/transfer/transferLimits'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import type { FoundProblem } from './transferOf.ts'

const shownMax = 20

interface ProblemListProps {
  readonly problems: readonly FoundProblem[]
  /** Whether they are those of a file, which can be corrected and chosen again. */
  readonly ofFile?: boolean
}

/** The problems of an import: where each is, and what to do. */
export function ProblemList({ problems, ofFile = false }: ProblemListProps) {
  const { t } = useTranslation('transfer')
  const rest = problems.length - shownMax
  /** In a table, a path is the number of a line and the header of a column. */
  const placeOf = (path: string): string => {
    const [, line, column] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? []
    if (line === undefined) return path || t('whole')
    return column === undefined ? t('line', { line }) : t('cell', { line, column })
  }
  return (
    <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>
        {t(ofFile ? 'problems' : 'obstacles', { count: problems.length })}
      </AlertTitle>
      {ofFile && t('nothingMade')}
      <PlainList sx={{ display: 'grid', gap: 1.25, mt: 1.5 }}>
        {problems.slice(0, shownMax).map(({ path, problem, of }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a place can have a problem twice
          <Box component="li" key={index}>
            <Box sx={{ color: 'text.primary', fontWeight: 650 }}>
              {t('problem', { context: problem, ...archiveLimits })}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {[of, placeOf(path)].filter(part => part !== null).join(' · ')}
            </Box>
          </Box>
        ))}
      </PlainList>
      {rest > 0 && <Box sx={{ mt: 1.5 }}>{t('andMore', { count: rest })}</Box>}
    </Alert>
  )
}
