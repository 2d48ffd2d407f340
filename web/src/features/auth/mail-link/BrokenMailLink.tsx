import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#platform/errors/appErrorCode.ts'
import { AuthMessage } from '../message/AuthMessage.tsx'
import { NextStep } from '../message/NextStep.tsx'

interface BrokenMailLinkProps {
  readonly problem: AppErrorCode
  /** Where a new mail can be asked for. */
  readonly to: string
  readonly onRetry: () => void
}

/** The link of a mail did not do what it is for: why, and the next step. */
export function BrokenMailLink({ problem, to, onRetry }: BrokenMailLinkProps) {
  const { t } = useTranslation(['authMail', 'errors', 'common'])
  return (
    <AuthMessage state="missing" title={t('brokenTitle')} lead={`${t(`errors:${problem}`)}.`}>
      {mayPass(problem) ? (
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      ) : (
        <NextStep to={to} label={t('newMail')} />
      )}
    </AuthMessage>
  )
}

/** Whether the same link may work in a moment. */
function mayPass(problem: AppErrorCode): boolean {
  return problem === 'offline' || problem === 'try-again' || problem === 'auth-too-many-requests'
}
