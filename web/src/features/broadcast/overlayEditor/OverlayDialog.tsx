import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { maxOverlays } from '@upper-bracket/shared/live/overlay'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { OverlayEditor } from './OverlayEditor.tsx'
import { OverlayRow } from './OverlayRow.tsx'
import { useOverlaysQuery } from './overlayEndpoints.ts'

interface OverlayDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** The overlays of a competition with their addresses for stream software, for those who run the broadcast. */
export default function OverlayDialog({ competition, onClose }: OverlayDialogProps) {
  const { t } = useTranslation('live')
  const id = useId()
  const { currentData, error, refetch } = useOverlaysQuery(competition.id)
  const [edited, setEdited] = useState<{ readonly id: string; readonly isNew: boolean } | null>(null)
  const overlays = currentData?.value ?? []
  const overlay = overlays.find(each => each.id === edited?.id) ?? null
  // One that was revoked meanwhile cannot be edited any more.
  if (edited !== null && (edited.isNew || overlay !== null))
    return (
      <OverlayEditor
        competition={competition}
        overlayId={edited.id}
        overlay={overlay}
        onClose={() => setEdited(null)}
      />
    )
  const add = (
    <Button
      variant="contained"
      startIcon={<AddOutlined />}
      disabled={overlays.length >= maxOverlays}
      onClick={() => setEdited({ id: newDocumentId(), isNew: true })}
    >
      {t('overlayAdd')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('overlays')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {currentData === undefined &&
          (error === undefined ? (
            <RowsSkeleton rows={2} />
          ) : (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ))}
        {currentData !== undefined && overlays.length === 0 && (
          <EmptyState title={t('overlaysNone')} text={t('overlaysNoneText')} action={add} />
        )}
        {overlays.length > 0 && <Typography>{t('overlaysLead')}</Typography>}
        <PlainList sx={{ display: 'grid', gap: 1 }}>
          {overlays.map(each => (
            <OverlayRow
              key={each.id}
              competition={competition}
              overlay={each}
              onEdit={() => setEdited({ id: each.id, isNew: false })}
            />
          ))}
        </PlainList>
        {overlays.length >= maxOverlays && (
          <Typography color="textSecondary">{t('overlaysFull', { max: maxOverlays })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        {overlays.length > 0 && add}
      </DialogActions>
    </Dialog>
  )
}
