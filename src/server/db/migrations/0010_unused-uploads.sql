CREATE TABLE "unused_uploads" (
	"stem" text PRIMARY KEY NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL
);
