import { paths } from '@shared/paths'

/** What follows the dashboard's address: the path of a screen, then the id of a record. */
export const addressedScreen = () => location.pathname.slice(paths.dashboard.length).split('/').filter(Boolean)
