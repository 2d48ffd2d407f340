import AddOutlined from '@mui/icons-material/AddOutlined'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Sponsor } from '@upper-bracket/shared/competition/sponsor'
import { sponsorLimits } from '@upper-bracket/shared/competition/sponsors'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { listRow } from '#ui/listRow.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { SponsorPicture } from '#ui/SponsorPicture.tsx'
import { useSend } from '#ui/useSend.ts'
import { FormSection } from '../form/FormSection.tsx'
import { useSetSponsorsMutation } from './sponsorEndpoints.ts'

const SponsorDialog = lazy(() => import('./SponsorDialog.tsx'))

/** The sponsors of a competition in the settings: added, changed, ordered and removed at once. */
export default function Sponsors({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('settings')
  const send = useSend()
  const [setSponsors, { isLoading }] = useSetSponsorsMutation()
  const [open, setOpen] = useState<Sponsor | 'new' | null>(null)
  const { id: competitionId, revision, sponsors } = competition
  const store = async (wanted: readonly (Omit<Sponsor, 'picture'> & { picture: PictureFiles | null })[]) =>
    send(setSponsors({ competitionId, revision, sponsors: [...wanted] }), t('sponsorsSaved'))
  const kept = sponsors.map(sponsor => ({ ...sponsor, picture: null }))
  const move = (index: number, by: number) => {
    const [moved] = kept.splice(index, 1)
    if (moved !== undefined) kept.splice(index + by, 0, moved)
    void store(kept)
  }
  return (
    <FormSection title={t('sponsors')} text={t('sponsorsLead', { max: sponsorLimits.sponsors })}>
      {sponsors.length > 0 && (
        <PlainList sx={{ display: 'grid', gap: 1 }}>
          {sponsors.map((sponsor, index) => {
            const { id, name, url } = sponsor
            return (
              <Box component="li" key={id} aria-label={name} sx={{ ...listRow, bgcolor: 'background.paper' }}>
                <SponsorPicture competitionId={competitionId} sponsor={sponsor} size="small" height={28} />
                <Box sx={{ minWidth: 0, flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 650 }}>{name}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{url}</Box>
                </Box>
                <Box sx={{ display: 'flex' }}>
                  <IconButton
                    aria-label={t('sponsorUp', { name })}
                    disabled={isLoading || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUpwardOutlined />
                  </IconButton>
                  <IconButton
                    aria-label={t('sponsorDown', { name })}
                    disabled={isLoading || index === sponsors.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDownwardOutlined />
                  </IconButton>
                  <IconButton
                    aria-label={t('sponsorEdit', { name })}
                    disabled={isLoading}
                    onClick={() => setOpen(sponsor)}
                  >
                    <EditOutlined />
                  </IconButton>
                  <ConfirmedButton
                    label={t('sponsorRemove')}
                    title={t('sponsorRemoveTitle', { name })}
                    busy={isLoading}
                    onConfirm={() => store(kept.filter(each => each.id !== id))}
                  >
                    {t('sponsorRemoveText')}
                  </ConfirmedButton>
                </Box>
              </Box>
            )
          })}
        </PlainList>
      )}
      {sponsors.length < sponsorLimits.sponsors && (
        <Box>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<AddOutlined />}
            onClick={() => setOpen('new')}
          >
            {t('sponsorAdd')}
          </Button>
        </Box>
      )}
      <Suspense>
        {open !== null && (
          <SponsorDialog
            competitionId={competitionId}
            sponsor={open === 'new' ? null : open}
            onStore={written => {
              if (open === 'new') return store([...kept, { id: newDocumentId(), ...written }])
              // Another picture is another sponsor.
              const id = written.picture === null ? open.id : newDocumentId()
              return store(kept.map(each => (each.id === open.id ? { id, ...written } : each)))
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </FormSection>
  )
}
