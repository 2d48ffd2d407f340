/**
 * Whether an address downloads the file at `path` in this project's bucket, and nothing else. A file on the viewer's
 * own machine is allowed only in local projects (`demo-…`).
 */
export function isOwnFile(address: string, path: string, projectId: string): boolean {
  const [place, query, ...more] = address.split('?')
  const isDownload = more.length === 0 && /^alt=media&token=[A-Za-z0-9-]{1,64}$/.test(query ?? '')
  return isDownload && bucketsOf(projectId).some(bucket => isAt(place ?? '', { bucket, path, projectId }))
}

/** The default bucket has the second name in projects created since October 2024, and the first in older ones. */
function bucketsOf(projectId: string): readonly string[] {
  return [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`]
}

function isAt(place: string, file: { bucket: string; path: string; projectId: string }): boolean {
  const end = `/v0/b/${file.bucket}/o/${encodeURIComponent(file.path)}`
  if (place === `https://firebasestorage.googleapis.com${end}`) return true
  return (
    file.projectId.startsWith('demo-') &&
    place.endsWith(end) &&
    /^http:\/\/127\.0\.0\.1:[0-9]{1,5}$/.test(place.slice(0, -end.length))
  )
}
