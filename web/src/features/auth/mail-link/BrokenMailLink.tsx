import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { AuthMessage } from '../message/AuthMessage.tsx'
import { NextStep } from '../message/NextStep.tsx'

interface BrokenMailLinkProps {
  readonly problem: AppErrorCode
  /** The page on which another mail can be requested. */
  readonly to: string
  readonly onRetry: () => void
}

/** Explains why the link in a mail did not work, and offers the next step. */
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

/** Whether retrying the same link may help. */
function mayPass(problem: AppErrorCode): boolean {
  return problem === 'offline' || problem === 'try-again' || problem === 'auth-too-many-requests'
}
