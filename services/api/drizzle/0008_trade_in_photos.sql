CREATE TABLE "valuation_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"valuation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuation_photos" ADD CONSTRAINT "valuation_photos_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "valuation_photos_position" ON "valuation_photos" USING btree ("valuation_id","position");--> statement-breakpoint
CREATE INDEX "valuation_photos_by_time" ON "valuation_photos" USING btree ("created_at");