// A chat front end: shows what agents write, and posts what its customer answers.
//
// usage: go run frontend.go web.go PORT [ENDPOINT]   ENDPOINT is the address that the service gave for the channel
package main

import (
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
)

var thanks = make(chan any, 1000)

// shown gives a message as the customer sees it; a notice of typing is none.
func shown(message object) (string, error) {
	kind, _ := message["type"].(string)
	switch kind {
	case "typein", "typeout":
		return "", nil
	case "text":
		if text, ok := message["text"].(string); ok {
			return text, nil
		}
	case "video", "audio", "voice", "photo", "sticker", "document":
		if message["file"] != nil && message["file_name"] != nil {
			return fmt.Sprintf("%s %v: %v", kind, message["file_name"], message["file"]), nil
		}
	case "location":
		if message["latitude"] != nil && message["longitude"] != nil {
			return fmt.Sprintf("https://www.openstreetmap.org/#map=16/%v/%v", message["latitude"], message["longitude"]), nil
		}
	}
	return "", errors.New("the message is none that can be shown")
}

func answer(r *http.Request) (int, object, error) {
	body, err := posted(r)
	if err != nil {
		return 0, nil, err
	}
	line, err := shown(inside(body, "message"))
	customer := inside(body, "recipient")["id"]
	if err == nil && customer == nil {
		err = errors.New("recipient.id is missing")
	}
	if err != nil {
		// An answer of 200 ends the repeating; the agent is shown this message.
		return 200, object{"error": object{"code": 1, "message": err.Error()}}, nil
	}
	if line != "" {
		log.Printf("%v: %s", customer, line)
		thanks <- customer
	}
	return 200, object{"result": "ok"}, nil
}

// say posts the customer's words, one after the other.
func say(endpoint string) {
	for customer := range thanks {
		message := object{"type": "text", "id": newID(), "text": "Thank you."}
		sender := object{"id": customer, "name": "Visitor"}
		if endpoint == "" {
			continue
		}
		if err := post(endpoint, object{"sender": sender, "message": message}); err != nil {
			log.Printf("tell the operator: the service did not take it: %v", err)
		}
	}
}

func main() {
	arguments := append(os.Args[1:], "", "")
	go say(arguments[1])
	serve(arguments[0], answer)
}
