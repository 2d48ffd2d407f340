import { crc32 } from 'node:zlib'
import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { base64Of } from '@upper-bracket/shared/picture/base64'
import type { PictureKind } from '@upper-bracket/shared/picture/pictureKind'
import { bannerAddress, pictureAddress, type PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { type ArchivedCompetition, readArchive, writeArchive } from '@upper-bracket/shared/transfer/archive'
import { acceptBanner } from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { testPng } from '@upper-bracket/shared/transfer/testing/testPng'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { logoFiles, sponsorFiles } from '../../testing/logoFiles.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { competitionFileText, exportedText } from './support/competitionFiles.ts'

const people = await signUpAll('host', 'heir')
const served = (address: string) => fetch(`${emulators.hosting}${address}`)

/** A banner that says where it was taken. */
function locatedBanner(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(testPng(1600, 400))
  const said = Buffer.from('tEXtComment\0at home')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(said.length - 4)
  sum.writeUInt32BE(crc32(said))
  return new Uint8Array(Buffer.concat([bytes.subarray(0, 33), length, said, sum, bytes.subarray(33)]))
}

/** Uploads a banner as a browser does, and names it in the competition. */
async function setBanner(by: Person, competitionId: string, bytes: Uint8Array<ArrayBuffer>) {
  const bucket = `${emulators.projectId}.appspot.com`
  const path = encodeURIComponent(bannerFile(competitionId))
  const upload = await fetch(`${emulators.storage}/v0/b/${bucket}/o?name=${path}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${by.idToken}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=part',
    },
    body: Buffer.concat([
      Buffer.from('--part\r\nContent-Type: application/json\r\n\r\n{"contentType":"image/png"}\r\n'),
      Buffer.from('--part\r\nContent-Type: image/png\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--part--'),
    ]),
  })
  expect(upload.status).toBe(200)
  const { downloadTokens } = (await upload.json()) as { readonly downloadTokens: string }
  const bannerURL = `${emulators.storage}/v0/b/${bucket}/o/${path}?alt=media&token=${downloadTokens}`
  const revision = await revisionOf(competitionId)
  const input = { competitionId, revision, changes: { bannerURL } }
  expect(await call('updateCompetition', by, input)).toMatchObject({ ok: true })
}

const revisionOf = async (competitionId: string) =>
  (await stored.competition(competitionId).get()).data()?.revision ?? 0

/** Reads what an archive has of a competition, at the addresses that the page asks. */
async function archived(competitionId: string): Promise<ArchivedCompetition> {
  const text = await exportedText(competitionId)
  const bytesAt = async (address: string) => {
    const answer = await served(address)
    expect({ address, status: answer.status }).toEqual({ address, status: 200 })
    return new Uint8Array(await answer.arrayBuffer())
  }
  const pictureOf = async (kind: PictureKind, ownerId: string, version: number): Promise<PictureFiles> => {
    const at = (size: 'small' | 'large') =>
      bytesAt(pictureAddress({ competitionId, kind, ownerId }, version, size))
    return { small: base64Of(await at('small')), large: base64Of(await at('large')) }
  }
  const [competition, teams] = await Promise.all([
    stored.competition(competitionId).get(),
    stored.teams(competitionId).get(),
  ])
  const { revision = 0, sponsors = [] } = competition.data() ?? {}
  const logos = new Map<string, PictureFiles>()
  for (const { id, name } of (JSON.parse(text) as CompetitionFile).teams) {
    const team = teams.docs.find(each => each.data().name === name)
    const version = team?.data().logo ?? null
    if (team !== undefined && version !== null) logos.set(id, await pictureOf('teamLogo', team.id, version))
  }
  return {
    competitionId,
    text,
    pictures: {
      banner: acceptBanner(await bytesAt(bannerAddress(competitionId, revision))),
      logos,
      sponsors: await Promise.all(
        sponsors.map(async ({ id, name, url, picture }) => ({
          name,
          url,
          picture: await pictureOf('sponsor', id, picture),
        })),
      ),
    },
  }
}

/** Imports the only competition of an archive with its pictures, in the order of the page. */
async function restored(by: Person, archive: Uint8Array): Promise<string> {
  const read = readArchive(archive)
  if (!read.ok) throw new Error(read.problem)
  const [{ text = '', pictures = undefined, leftPictures = [] } = {}] = read.files
  expect(leftPictures).toEqual([])
  const competitionId = freshId()
  expect(await call('importCompetition', by, { competitionId, file: text })).toMatchObject({ ok: true })
  const nameOf = new Map((JSON.parse(text) as CompetitionFile).teams.map(({ id, name }) => [id, name]))
  const logos = [...(pictures?.logos ?? [])].map(([id, files]) => ({ team: nameOf.get(id) ?? '', files }))
  expect(await call('importLogos', by, { competitionId, logos })).toMatchObject({
    ok: true,
    value: { left: [] },
  })
  await setBanner(by, competitionId, pictures?.banner?.bytes ?? new Uint8Array())
  const sponsors = (pictures?.sponsors ?? []).map(sponsor => ({ id: freshId(), ...sponsor }))
  const revision = await revisionOf(competitionId)
  expect(await call('setSponsors', by, { competitionId, revision, sponsors })).toMatchObject({ ok: true })
  return competitionId
}

it('is the same archive again after another organizer has imported it, with banner, logos and sponsors', async () => {
  const { host, heir } = people
  const [competitionId, file] = [freshId(), competitionFileText(4, 99)]
  expect(await call('importCompetition', host, { competitionId, file })).toMatchObject({ ok: true })
  const { teams } = JSON.parse(file) as CompetitionFile
  const logos = teams
    .slice(0, 2)
    .map(({ name }, index) => ({ team: name, files: logoFiles([200, index, 0]) }))
  expect(await call('importLogos', host, { competitionId, logos })).toMatchObject({ ok: true })
  await setBanner(host, competitionId, locatedBanner())
  const sponsors = ['Bear', 'Wolf'].map((name, index) => ({
    id: freshId(),
    name,
    url: `https://${name.toLowerCase()}.example/`,
    picture: sponsorFiles([0, index, 90]),
  }))
  const revision = await revisionOf(competitionId)
  expect(await call('setSponsors', host, { competitionId, revision, sponsors })).toMatchObject({ ok: true })

  const first = await archived(competitionId)
  expect(first.pictures?.logos.size).toBe(2)
  expect(first.pictures?.banner?.bytes).toEqual(testPng(1600, 400))
  const archive = writeArchive([first])
  const elsewhere = await restored(heir, archive)
  const again = await archived(elsewhere)
  expect(writeArchive([{ ...again, competitionId }])).toEqual(archive)
})

it('serves a banner at the revision of its competition only, without its metadata', async () => {
  const { host } = people
  const [competitionId, file] = [freshId(), competitionFileText(4, 0)]
  expect(await call('importCompetition', host, { competitionId, file })).toMatchObject({ ok: true })
  expect((await served(bannerAddress(competitionId, 0))).status).toBe(404)
  await setBanner(host, competitionId, locatedBanner())
  const revision = await revisionOf(competitionId)
  const answer = await served(bannerAddress(competitionId, revision))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(testPng(1600, 400))
  expect((await served(bannerAddress(competitionId, revision + 1))).status).toBe(404)
  // Each address that is not the only one would be asked for past the edge.
  const others = [
    `${freshId()}/${revision}-large`,
    `${competitionId}/${revision}-small`,
    `${competitionId}/0${revision}-large`,
  ]
  for (const end of others)
    expect((await served(`/api/competitions/${competitionId}/pictures/banner/${end}`)).status).toBe(404)
  await setBanner(host, competitionId, new TextEncoder().encode('no picture'))
  const unlike = await revisionOf(competitionId)
  expect((await served(bannerAddress(competitionId, unlike))).status).toBe(404)
  const changes = { bannerURL: null }
  expect(await call('updateCompetition', host, { competitionId, revision: unlike, changes })).toMatchObject({
    ok: true,
  })
  for (const at of [unlike, await revisionOf(competitionId)])
    expect((await served(bannerAddress(competitionId, at))).status).toBe(404)
})
