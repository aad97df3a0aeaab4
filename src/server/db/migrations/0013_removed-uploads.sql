CREATE TABLE "removed_uploads" (
	"stem" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
