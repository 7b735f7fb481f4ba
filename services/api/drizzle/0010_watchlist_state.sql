ALTER TABLE "watchlist_items" ADD COLUMN "price" numeric;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD COLUMN "reserved" boolean;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD COLUMN "removed_at" timestamp with time zone;
