import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  type Announcer,
  type AnnouncerService,
  announcerServices,
} from '@upper-bracket/shared/announcements/announcer'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { AnnouncerSettings } from './AnnouncerSettings.tsx'
import { useAnnouncersQuery } from './announcerEndpoints.ts'
import { ConnectDiscord } from './ConnectDiscord.tsx'
import { ConnectTelegram } from './ConnectTelegram.tsx'

const connections = { telegram: ConnectTelegram, discord: ConnectDiscord } as const

/** The Telegram group and the Discord channel in which a competition is announced. Changes are saved at once. */
export default function Announcements({ competitionId }: { competitionId: string }) {
  const { currentData, error, refetch } = useAnnouncersQuery(competitionId)
  if (currentData === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={2} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {announcerServices.map(service => (
        <Place
          key={service}
          competitionId={competitionId}
          service={service}
          announcer={currentData.value.find(each => each.service === service) ?? null}
        />
      ))}
    </>
  )
}

interface PlaceProps {
  readonly competitionId: string
  readonly service: AnnouncerService
  /** Null if nothing is connected. */
  readonly announcer: Announcer | null
}

function Place({ competitionId, service, announcer }: PlaceProps) {
  const { t } = useTranslation('announcements')
  const Connect = connections[service]
  const works = announcer !== null && announcer.broken === null
  return (
    <Box role="group" aria-label={t(service)} sx={place}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: 'grid', color: works ? 'text.primary' : 'text.secondary' }}>
          <BrandMark brand={service} size={22} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>{t(service)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {announcer === null ? t('notConnected') : nameOf(announcer)}
          </Typography>
        </Box>
      </Box>
      {announcer !== null && <AnnouncerSettings competitionId={competitionId} announcer={announcer} />}
      {!works && <Connect competitionId={competitionId} />}
    </Box>
  )

  function nameOf({ title, addressEnd }: Announcer): string {
    return addressEnd === '' ? title : t('webhookName', { name: title, end: addressEnd })
  }
}

const place = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const
