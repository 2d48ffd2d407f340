import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useHoldUpdates } from '#platform/builds/useHoldUpdates.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** The state of a navigation after saving or discarding, which needs no confirmation. */
export const unguarded = { unguarded: true } as const

/** Asks for confirmation before unsaved changes are lost, by navigation or by closing the page. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      active &&
      currentLocation.pathname !== nextLocation.pathname &&
      (historyAction === 'POP' || !isUnguarded(nextLocation.state)),
  )
  useHoldUpdates(active)
  useBeforeUnload(useCallback(event => active && event.preventDefault(), [active]))

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}

function isUnguarded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unguarded' in state
}
