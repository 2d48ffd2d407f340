import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { AuthWaiting } from '../message/AuthWaiting.tsx'
import { NextStep } from '../message/NextStep.tsx'
import type { ForwardedResponse } from './forwardProviderResponse.ts'

interface ReturnMessageProps {
  /** Null while pending. */
  readonly outcome: ForwardedResponse | null
  readonly onRetry: () => void
}

/** The final message of a provider's window that could not close itself. */
export function ReturnMessage({ outcome, onRetry }: ReturnMessageProps) {
  const { t } = useTranslation(['authMail', 'errors', 'common'])
  if (outcome === null) return <AuthWaiting title={t('signingIn')} />
  const { problem, left } = outcome
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <div role="status">
        <AuthHeading
          title={problem === null ? t('returnedTitle') : t('notReturnedTitle')}
          lead={
            <>
              {problem !== null && `${t(`errors:${problem}`)}. `}
              {left && t('closeWindow')}
            </>
          }
        />
      </div>
      {problem === 'offline' || problem === 'try-again' ? (
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      ) : (
        <NextStep
          to={left ? hrefs.home() : hrefs.signIn()}
          label={left ? t('common:toHome') : t('toSignIn')}
        />
      )}
    </Stack>
  )
}
