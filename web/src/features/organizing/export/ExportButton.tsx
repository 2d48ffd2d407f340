import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untilUsed } from '#platform/untilUsed.ts'
import type { ExportMenuProps } from './ExportMenu.tsx'

const ExportMenu = lazy(() => import('./ExportMenu.tsx'))

/** Opens the menu of exports, whose code is loaded once the page is used. */
export function ExportButton(props: Pick<ExportMenuProps, 'competition' | 'teamId'>) {
  const { t } = useTranslation('bracket')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => void untilUsed().then(() => setIsUsed(true)), [])
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('exportMenu')}
      </Button>
      {isUsed && (
        <Suspense>
          <ExportMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
