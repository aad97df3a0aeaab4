// Keys of advisory locks. The numbers are arbitrary, but must differ, and all processes must use the same ones.
export const MIGRATION_LOCK = 7_305_011
export const BACKUP_LOCK = 7_305_013
export const IMPORT_LOCK = 7_305_014
export const SEARCH_LOCK = 7_305_015
export const RECIPIENTS_LOCK = 7_305_016
export const NEW_ADS_LOCK = 7_305_017
